import type { Language, ProblemCode } from '#contract/problems.ts';
import { currentLanguage } from './language.ts';

const ownProblems = {
  offline: {
    en: 'We could not reach the server. Check your connection and try again.',
    es: 'No pudimos conectar con el servidor. Revise su conexión e inténtelo de nuevo.',
  },
  'no-answer-in-time': {
    en: 'The server took too long to answer. Please try again.',
    es: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  },
  'unreadable-answer': {
    en: 'The server gave an answer we could not read. Please try again.',
    es: 'El servidor dio una respuesta que no pudimos leer. Inténtelo de nuevo.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

type OwnCode = keyof typeof ownProblems;

/** Why a call failed, in words a person can be shown. */
export class CallProblem extends Error {
  readonly code: ProblemCode | OwnCode;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode | OwnCode,
    message: string,
    { status = 0, fields = {} }: { status?: number; fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'CallProblem';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export const ownProblem = (code: OwnCode, status = 0) =>
  new CallProblem(code, ownProblems[code][currentLanguage()], { status });

/** The server's error body as a problem; anything else is an answer we cannot read. */
export function problemFromReply(status: number, body: unknown): CallProblem {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') {
    return ownProblem('unreadable-answer', status);
  }
  const code = 'code' in body && typeof body.code === 'string' ? body.code : 'internal-error';
  const fields =
    'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {};
  // Where the specification fixes the message, the words for the person stand in `detail`.
  const words = 'detail' in body && typeof body.detail === 'string' ? body.detail : body.message;
  return new CallProblem(code as ProblemCode, words, {
    status,
    fields: fields as Record<string, string>,
  });
}

/** Only a missing answer and a server's own failure may be different the next time. */
export const mayPassByItself = (problem: unknown) =>
  problem instanceof CallProblem &&
  (problem.code === 'offline' || (problem.status >= 500 && problem.status !== 501));
