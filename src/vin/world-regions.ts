export type WorldRegion = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America';

/** Regions by the first character, as ISO 3780 hands them out. */
const REGIONS: [first: string, region: WorldRegion][] = [
  ['ABCDEFG', 'Africa'],
  ['HJKLMNPR', 'Asia'],
  ['STUVWXYZ', 'Europe'],
  ['12345', 'North America'],
  ['67', 'Oceania'],
  ['89', 'South America'],
];

/** Order of second characters inside a range such as `TW–T2`. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** Countries by the first two characters; ranges that sources disagree on are left out. */
const COUNTRIES: Record<string, string> = {
  'South Africa': 'AA-AH',
  Egypt: 'DA-DE',
  Morocco: 'DF-DK',
  Japan: 'JA-J0',
  Israel: 'KF-KK',
  'South Korea': 'KL-KR K1-K0',
  Kazakhstan: 'MX-MX',
  China: 'LA-L0 HA-H0',
  India: 'MA-ME MY-M0',
  Indonesia: 'MF-MK',
  Thailand: 'ML-MR',
  Pakistan: 'NF-NK',
  Iran: 'NA-NE',
  Turkey: 'NL-NR',
  Philippines: 'PA-PE',
  Singapore: 'PF-PK',
  Malaysia: 'PL-PR',
  'United Arab Emirates': 'RA-RE',
  'Saudi Arabia': 'RS-RT',
  Taiwan: 'RF-RK',
  Vietnam: 'RL-RN',
  'United Kingdom': 'SA-SM',
  Germany: 'SN-ST WA-W0',
  Poland: 'SU-SZ',
  Latvia: 'S1-S4',
  Switzerland: 'TA-TH',
  'Czech Republic': 'TJ-TP',
  Hungary: 'TR-TV',
  Portugal: 'TW-T1',
  Denmark: 'UH-UM',
  Ireland: 'UN-UT',
  Romania: 'UU-UX',
  Slovakia: 'U5-U7',
  Austria: 'VA-VE',
  France: 'VF-VR',
  Spain: 'VS-VW UA-UC',
  Croatia: 'V3-V5',
  Estonia: 'V6-V0',
  Bulgaria: 'XA-XE',
  Greece: 'XF-XK',
  Netherlands: 'XL-XR',
  Russia: 'XS-XW X3-X0',
  Luxembourg: 'XX-X2',
  Belgium: 'YA-YE',
  Finland: 'YF-YK',
  Sweden: 'YS-YW',
  Norway: 'YX-Y2',
  Belarus: 'Y3-Y5',
  Ukraine: 'Y6-Y0',
  Italy: 'ZA-ZU',
  Slovenia: 'ZX-ZZ',
  Lithuania: 'Z3-Z5',
  'United States': '1A-10 4A-40 5A-50 7F-70',
  Canada: '2A-20',
  Mexico: '3A-3W',
  'Puerto Rico': '38-39',
  Australia: '6A-6W',
  'New Zealand': '7A-7E 6Y-61',
  Argentina: '8A-8E',
  Chile: '8F-8K',
  Ecuador: '8L-8R',
  Peru: '8S-8W',
  Venezuela: '8X-82',
  Brazil: '9A-9E 93-99',
  Colombia: '9F-9K',
  Paraguay: '9L-9R',
  Uruguay: '9S-9W',
};

const countryByPrefix = new Map<string, string>();
for (const [country, ranges] of Object.entries(COUNTRIES)) {
  for (const range of ranges.split(' ')) {
    const first = range[0] as string;
    const from = ORDER.indexOf(range[1] as string);
    const to = ORDER.indexOf(range[4] as string);
    for (let i = from; i <= to; i++) countryByPrefix.set(first + ORDER[i], country);
  }
}

export function readRegion(vin: string): WorldRegion | null {
  const first = vin[0];
  // New Zealand has the start of 7; the rest of it went to the United States.
  if (first === '7' && vin.length > 1 && readCountry(vin) === 'United States') return 'North America';
  return REGIONS.find(([firsts]) => first !== undefined && firsts.includes(first))?.[1] ?? null;
}

export function readCountry(vin: string): string | null {
  return countryByPrefix.get(vin.slice(0, 2)) ?? null;
}
