import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/problems.ts';
import type { validateVin } from '#contract/vehicles.ts';
import { describeVinProblem } from '#contract/vin-words.ts';
import { decodeClassic } from '#vin/classic/decode-classic.ts';
import { readMakesByWmi } from '#vin/makes-by-wmi.ts';
import { POPULAR_WMIS } from '#vin/popular-wmis.ts';
import { readVinField } from '#vin/read-vin-field.ts';
import { spellMake } from '#vin/vehicle-make-name.ts';

const makes = readMakesByWmi(POPULAR_WMIS);

/** The pre-check of a VIN: what the field says as it is typed, said by the server. */
export function checkVin(
  { vin: text, type, europe }: InputOf<typeof validateVin>,
  language: Language,
): ReplyOf<typeof validateVin> {
  const isEurope = europe === 'yes' || europe === '1' || europe === 'true';
  const reading = readVinField(text, { makes, isEurope });
  // Numbers of before 1981 may hold any letter; while one is typed the field only asks.
  const counted = reading.problems.filter(
    ({ code }) => reading.kind !== 'classic' || code !== 'forbidden-letter',
  );
  const problems = counted.map((problem) => ({
    code: problem.code,
    positions: problem.positions,
    message: describeVinProblem(problem, reading.vin, language),
  }));
  const isUnknownClassic = reading.kind === 'classic' && decodeClassic(reading.vin).readings.length === 0;
  const isWrong = problems.length > 0 || isUnknownClassic;
  const noLayout = {
    en: 'No number of a car built before 1981 has this form. A VIN of 1981 or later has 17 characters.',
    es: 'Ningún número de un auto anterior a 1981 tiene esta forma. Desde 1981 un VIN tiene 17 caracteres.',
  };
  return {
    status: isWrong ? 'error' : 'success',
    ...(isWrong && { message: 'Wrong VIN', detail: problems[0]?.message ?? noLayout[language] }),
    vin: reading.vin,
    type,
    kind: reading.kind,
    problems,
    likely_vins: reading.likelyVins.map(({ vin, changes }) => ({ vin, changes })),
    europe_offered: reading.isEuropeOffered,
    make: reading.make && spellMake(reading.make),
    region: reading.region,
    country: reading.country,
    model_years: reading.modelYears,
  };
}
