import { computeCheckDigit } from '#vin/check-digit.ts';
import type { VinProblem } from '#vin/read-vin-field.ts';
import { VIN_LENGTH } from '#vin/vin-kind.ts';
import type { Language } from './problems.ts';

type Say = (vin: string) => Readonly<Record<Language, string>>;

const countApart = (vin: string) => Math.abs(vin.length - VIN_LENGTH);

const says: Readonly<Record<VinProblem['code'], Say>> = {
  'too-short': (vin) => ({
    en: `A VIN has 17 characters: ${countApart(vin)} ${countApart(vin) === 1 ? 'is' : 'are'} missing.`,
    es: `Un VIN tiene 17 caracteres: ${countApart(vin) === 1 ? 'falta 1' : `faltan ${countApart(vin)}`}.`,
  }),
  'too-long': (vin) => ({
    en: `A VIN has 17 characters: ${countApart(vin)} too many.`,
    es: `Un VIN tiene 17 caracteres: ${countApart(vin) === 1 ? 'sobra 1' : `sobran ${countApart(vin)}`}.`,
  }),
  'forbidden-letter': () => ({
    en: 'A VIN never has the letters I, O or Q. Is it 1 or 0?',
    es: 'Un VIN nunca lleva las letras I, O ni Q. ¿Es 1 o 0?',
  }),
  'strange-character': () => ({
    en: 'A VIN has only letters and digits.',
    es: 'Un VIN solo lleva letras y números.',
  }),
  'wrong-year-code': () => ({
    en: 'The 10th character is not a model year.',
    es: 'El carácter 10 no corresponde a ningún año de modelo.',
  }),
  'wrong-check-digit': (vin) => ({
    en: `One character is probably misread: for this VIN the 9th should be ${computeCheckDigit(vin)}.`,
    es: `Es probable que un carácter esté mal leído: en este VIN el 9.º debería ser ${computeCheckDigit(vin)}.`,
  }),
  'not-plausible': () => ({
    en: 'No vehicle carries this number.',
    es: 'Ningún vehículo lleva este número.',
  }),
};

/** What a person is told about one problem of a VIN. */
export const describeVinProblem = (problem: VinProblem, vin: string, language: Language): string =>
  says[problem.code](vin)[language];
