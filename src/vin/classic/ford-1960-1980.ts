import { type ClassicFormat, codeRows, type Groups } from './classic-format.ts';
import { fordEngines } from './ford-1960-1980-engines.ts';
import { fordModels } from './ford-1960-1980-models.ts';

/** Ford, Mercury and Lincoln cars; trucks and vans have another layout and are not read. */
export const ford1960: ClassicFormat = {
  id: 'ford-1960-1980',
  maker: 'Ford Motor Company',
  layout: 'year, plant, body (2), engine, unit number (6)',
  source:
    'automotivemileposts.com: 1960-1980 Ford, Lincoln and Mercury VIN; jegs.com and onemanandhismustang.com: Mustang VIN; bappelt/maverick_vin (MIT): Maverick and Comet codes; cougarclub.org and minnesotacats.com: Cougar codes',
  from: 1960,
  to: 1980,
  pattern: /^(?<year>\d)(?<plant>[A-Z])(?<model>\d\d)(?<engine>[A-Z0-9])(?<sequence>\d{6})$/,
  models: fordModels,
  codes: {
    engine: fordEngines,
    plant: [
      ...codeRows({
        A: 'Atlanta, Georgia',
        B: 'Oakville, Ontario',
        D: 'Dallas, Texas',
        E: 'Mahwah, New Jersey',
        F: 'Dearborn, Michigan',
        G: 'Chicago, Illinois',
        H: 'Lorain, Ohio',
        J: 'Los Angeles, California',
        K: 'Kansas City, Missouri',
        N: 'Norfolk, Virginia',
        P: 'Twin Cities (St. Paul), Minnesota',
        R: 'San Jose, California',
        S: 'Allen Park, Michigan',
        T: 'Metuchen, New Jersey',
        U: 'Louisville, Kentucky',
        W: 'Wayne, Michigan',
        X: 'St. Thomas, Ontario',
        Y: 'Wixom, Michigan',
        Z: 'St. Louis, Missouri',
      }),
      { code: 'C', says: 'Chester, Pennsylvania', to: 1962 },
    ],
  },
  mustKnow: ['plant'],
  mustFitYear: { plant: [[1960, 1980]] },
  makeOf: makeOfUnit,
};

/** Unit numbers start at 100001 for Ford and 500001 for Mercury; higher and 400000 ones were shared. */
function makeOfUnit({ sequence }: Groups): string | null {
  const unit = Number(sequence);
  if (unit >= 100_001 && unit <= 399_999) return 'Ford';
  return unit >= 500_001 && unit <= 599_999 ? 'Mercury' : null;
}
