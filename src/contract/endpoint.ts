import type * as z from 'zod/mini';

/** Who may call: anybody, a signed-in person, one of a dealership, an owner of a dealership, an operator. */
export type Access = 'anyone' | 'customer' | 'dealer' | 'owner' | 'operator';

/** `pass`: a gated site asks for its gate pass first. `open`: it does not. */
export type Gate = 'pass' | 'open';

export type Method = 'GET' | 'POST';

/** At most `count` calls in `seconds`, counted per network address, account, or value of an input field. */
export interface RateLimit {
  readonly per: 'address' | 'account' | { readonly field: string };
  readonly count: number;
  readonly seconds: number;
  /** Counted once for the whole installation, where a site of its own would give new tries. */
  readonly isOverAllSites?: true;
}

export interface Limits {
  readonly bodyBytes: number;
  readonly timeoutMs: number;
  readonly rates: readonly RateLimit[];
}

type Fields = z.ZodMiniObject;

interface Declaration<Input extends Fields, Reply extends z.ZodMiniType, Who extends Access> {
  /** The first is the one our browser uses. */
  readonly method: Method | readonly [Method, Method];
  /** Below the members prefix, without a leading slash, spelt as the customer spells it. */
  readonly path: string;
  /** Other paths the customer's catalogue names for the same call. */
  readonly aliases?: readonly string[];
  /** One sentence for the API page. */
  readonly about: string;
  readonly access: Who;
  readonly gate: Gate;
  /** How our browser sends the input; the server reads query, multipart, url-encoded and JSON by what arrives. */
  readonly send: 'query' | 'form' | 'json';
  readonly input: Input;
  /** An empty field clears what is stored, so our browser sends it too. */
  readonly sendsEmpty?: boolean;
  readonly reply: Reply;
  readonly limits?: Partial<Limits>;
  /** The `message` of every failure where the specification fixes it; the person's words are then in `detail`. */
  readonly failureMessage?: string;
}

export interface Endpoint<
  Input extends Fields = Fields,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends Omit<Declaration<Input, Reply, Who>, 'method' | 'limits' | 'aliases'> {
  readonly aliases: readonly string[];
  readonly methods: readonly Method[];
  readonly limits: Limits;
}

export type InputOf<E extends Endpoint> = z.infer<E['input']>;
/** What a caller writes before the server fills in defaults. */
export type SentOf<E extends Endpoint> = z.input<E['input']>;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

const usualLimits: Limits = { bodyBytes: 64 * 1024, timeoutMs: 30_000, rates: [] };

/** Declares one call; route, validation, browser client and API document all follow from it. */
export function endpoint<Input extends Fields, Reply extends z.ZodMiniType, Who extends Access>(
  declaration: Declaration<Input, Reply, Who>,
): Endpoint<Input, Reply, Who> {
  const { method, limits, aliases = [], ...rest } = declaration;
  return {
    ...rest,
    aliases,
    methods: typeof method === 'string' ? [method] : method,
    limits: { ...usualLimits, ...limits },
  };
}
