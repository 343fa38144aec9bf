import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Line = Parameters<FastifyBaseLogger['info']>;

/** The log of one request, whose lines carry its id. Most requests write none, so it is made with the first. */
class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  #log(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings);
    return this.#own;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...more: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log().child(...more);
  }

  trace(...line: Line): void {
    this.#log().trace(...line);
  }

  debug(...line: Line): void {
    this.#log().debug(...line);
  }

  info(...line: Line): void {
    this.#log().info(...line);
  }

  warn(...line: Line): void {
    this.#log().warn(...line);
  }

  error(...line: Line): void {
    this.#log().error(...line);
  }

  fatal(...line: Line): void {
    this.#log().fatal(...line);
  }

  silent(): void {}
}

/** Fastify's `childLoggerFactory`. */
export const makeRequestLog = (parent: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger =>
  new RequestLog(parent, bindings) as unknown as FastifyBaseLogger;
