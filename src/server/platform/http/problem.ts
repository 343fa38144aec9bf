import {
  type ErrorReply,
  type FieldProblem,
  fieldProblems,
  type Language,
  type ProblemCode,
  problems,
} from '#contract/problems.ts';

/** Thrown anywhere below a route; the caller gets its status, code and words, never a stack trace. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    more: { fields?: Record<string, FieldProblem>; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

export function describeProblem(
  problem: Problem,
  {
    language,
    requestId,
    fixedMessage,
  }: { language: Language; requestId: string; fixedMessage?: string | undefined },
): ErrorReply {
  const { fields } = problem;
  const words = problems[problem.code][language];
  return {
    status: 'error',
    message: fixedMessage ?? words,
    ...(fixedMessage && { detail: words }),
    code: problem.code,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, kind]) => [field, fieldProblems[kind][language]]),
      ),
    }),
    request_id: requestId,
  };
}
