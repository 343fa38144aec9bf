import { VIN_LENGTH } from '#vin/vin-kind.ts';
import { readWmi } from '#vin/wmi.ts';
import { createBoard } from './candidate-board.ts';
import { chooseYears, type YearChoice } from './choose-years.ts';
import { runPass } from './decode-pass.ts';
import type { DecodedVin, DecodeOptions } from './decoded-vin.ts';
import { type Attempt, describeAttempt } from './describe-attempt.ts';
import { TOO_LONG_CODE } from './error-codes.ts';
import { judgeVin } from './judge-vin.ts';
import { createVinKey, writeVinKey } from './vin-key.ts';
import type { VpicSource } from './vpic-records.ts';
import { createTables } from './vpic-tables.ts';

export type VinDecoder = (vin: string, options?: DecodeOptions) => DecodedVin;

/** A decoder over one vPIC file. It never throws on text of any kind; of longer text the first 17 characters are read. */
export function createDecoder(source: VpicSource): VinDecoder {
  const tables = createTables(source);
  const vinKey = createVinKey();
  const board = createBoard();

  const decode = (vin: string, options: DecodeOptions): DecodedVin => {
    const nowMs = options.nowMs ?? Date.now();
    const found = tables.planOf(readWmi(vin));
    const plan = found?.isPublic(nowMs) ? found : undefined;
    const years = chooseYears(vin, found?.record, nowMs);
    const hint = options.year;
    writeVinKey(vinKey, vin);

    const attempt = (year: number | null, isYearCertain: boolean, isHintWrong: boolean): Attempt => {
      const pass = plan
        ? runPass({ tables, plan, year, vinKey, board })
        : { items: [], multi: [], weight: 0, patternCount: 0 };
      const judgement = judgeVin({
        vin,
        wmi: found?.record,
        isKnownMaker: plan !== undefined,
        hasPatterns: pass.patternCount > 0,
        hasModel: pass.model !== undefined,
        bodyClassId: pass.bodyClass?.attributeId,
        year,
        isHintWrong,
        hasException: tables.hasCheckDigitException(vin),
      });
      return { year, isYearCertain, pass, judgement };
    };

    const attempts: Attempt[] = [];
    if (hint !== undefined && contradicts(hint, years)) {
      const hinted = attempt(hint, true, true);
      if (!hinted.judgement.verdict.codes.includes(8) || years.main === null)
        return describeAttempt(vin, plan, hinted);
      attempts.push(hinted);
    }
    const isWrong = (year: number | null) => hint !== undefined && year !== null && hint !== year;
    attempts.push(attempt(years.main, years.isCertain, isWrong(years.main)));
    if (years.other !== null) attempts.push(attempt(years.other, years.isCertain, isWrong(years.other)));
    return describeAttempt(vin, plan, chooseAttempt(attempts, hint));
  };

  return (text, options = {}) => {
    const whole = text.trim().toUpperCase();
    const answer = decode(whole.slice(0, VIN_LENGTH), options);
    return whole.length > VIN_LENGTH ? markTooLong(answer, whole) : answer;
  };
}

function markTooLong(answer: DecodedVin, whole: string): DecodedVin {
  const text = `${TOO_LONG_CODE} - VIN too long by ${whole.length - VIN_LENGTH}; the first ${VIN_LENGTH} characters were read`;
  return { ...answer, vin: whole, valid: false, errors: [...answer.errors, { code: TOO_LONG_CODE, text }] };
}

function contradicts(hint: number, { main, other, latestYear }: YearChoice): boolean {
  return hint >= 1980 && hint <= latestYear && hint !== main && hint !== other;
}

/** vPIC's order: fewest faults, most telling elements, most patterns, the year asked for, the later year. */
function chooseAttempt(attempts: Attempt[], hint: number | undefined): Attempt {
  const rank = ({ year }: Attempt) => (year ?? 0) + (year !== null && year === hint ? 10_000 : 0);
  return attempts.reduce((best, next) => {
    const order =
      next.judgement.errorValue - best.judgement.errorValue ||
      next.pass.weight - best.pass.weight ||
      next.pass.patternCount - best.pass.patternCount ||
      rank(next) - rank(best);
    return order > 0 ? next : best;
  });
}
