/** Body classes that vPIC renamed after the shipped data was taken: old name, name since 2026-08. */
const RENAMED_BODY_CLASSES: ReadonlyMap<string, string> = new Map([
  ['Crossover Utility Vehicle (CUV)', 'Crossover Utility Vehicle [CUV]'],
  [
    'Low Speed Vehicle (LSV) / Neighborhood Electric Vehicle (NEV)',
    'Low Speed Vehicle [LSV]/Neighborhood Electric Vehicle [NEV]',
  ],
  [
    'Motorcycle - Dual Sport / Adventure / Supermoto / On/Off-road',
    'Motorcycle - Dual-Sport/Adventure/Supermoto/On-Off Road',
  ],
  ['Motorcycle - Small / Minibike', 'Motorcycle - Small/Minibike'],
  ['Motorcycle - Touring / Sport Touring', 'Motorcycle - Touring/Sport Touring'],
  [
    'Off-road Vehicle - All Terrain Vehicle (ATV) (Motorcycle-style)',
    'Off-Road Vehicle - All-Terrain Vehicle [ATV] (Motorcycle-Style)',
  ],
  ['Off-road Vehicle - Construction Equipment', 'Off-Road Vehicle - Construction Equipment'],
  ['Off-road Vehicle - Dirt Bike / Off-Road', 'Off-Road Vehicle - Dirt Bike/Off-Road'],
  [
    'Off-road Vehicle - Enduro (Off-road long distance racing)',
    'Off-Road Vehicle - Enduro (Off-road long distance racing)',
  ],
  ['Off-road Vehicle - Farm Equipment', 'Off-Road Vehicle - Farm Equipment'],
  ['Off-road Vehicle - Go Kart', 'Off-Road Vehicle - Go-Kart'],
  ['Off-road Vehicle - Golf Cart', 'Off-Road Vehicle - Golf Cart'],
  [
    'Off-road Vehicle - Motocross (Off-road short distance, closed track racing)',
    'Off-Road Vehicle - Motocross (Off-road short distance, closed track racing)',
  ],
  [
    'Off-road Vehicle - Multipurpose Off-Highway Utility Vehicle [MOHUV] or Recreational Off-Highway Vehicle [ROV]',
    'Off-Road Vehicle - Multipurpose Off-Highway Utility Vehicle [MOHUV] or Recreational Off-Highway Vehicle [ROV]',
  ],
  ['Off-road Vehicle - Snowmobile', 'Off-Road Vehicle - Snowmobile'],
  ['Sport Utility Truck (SUT)', 'Sport Utility Truck [SUT]'],
  [
    'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
    'Sport Utility Vehicle [SUV]/Multipurpose Vehicle [MPV]',
  ],
  ['Step Van / Walk-in Van', 'Step Van/Walk-in Van'],
  ['Streetcar / Trolley', 'Streetcar/Trolley'],
]);

export function renameBodyClass(name: string): string {
  return RENAMED_BODY_CLASSES.get(name) ?? name;
}
