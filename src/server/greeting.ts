import { membersPrefix } from '#contract/pages.ts';
import type { FirstOperator } from './core/operators/create-operator.ts';
import { seededGate } from './core/sites/seed-sites.ts';

interface Start {
  readonly port: number;
  readonly isEmbedded: boolean;
  /** Made by this very start: the password is said here and nowhere else. */
  readonly firstOperator?: FirstOperator | undefined;
}

/** What a person who has just started the product wants to know. */
export function greet({ port, isEmbedded, firstOperator }: Start): string {
  const url = (host: string, page = '') => `http://${host}:${port}${membersPrefix}${page}`;
  if (!isEmbedded) return `\nVinyard is ready at port ${port}.\n`;
  return `
Vinyard is ready.

  ${url('localhost')}/          the default brand: create an account at ${membersPrefix}/signup
  ${url('cnv.localhost')}/      the Spanish brand
  ${url('dealer.localhost')}/   a dealers' brand behind a security gate
                                        (${seededGate.email} / ${seededGate.password})
  ${url('localhost')}/admin-login   the operators' console
${firstOperator ? operatorWords(firstOperator) : ''}
Stop with Ctrl+C. Your data stays in the data folder.

`;
}

const operatorWords = ({ email, password }: FirstOperator): string => `
  The first operator, shown this once: ${email} / ${password}
  Lost it? npm run -s vinyard -- operator reset ${email}
`;
