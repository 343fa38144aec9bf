import path from 'node:path';

/** Every setting has a working default; this file alone reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly logLevel: string;
  /** Whether public services (vPIC and others) may be asked; a site may still say no for itself. */
  readonly mayUseNetworkSources: boolean;
  /** Where the public vPIC service is; the default is NHTSA's. */
  readonly vpicUrl: string | undefined;
  /** The largest file that an operator may send in. */
  readonly importMaxBytes: number;
  /** Hosts that serve every site; there the `uri` header names the site. */
  readonly apiHosts: readonly string[];
  /** Which proxies may tell the visitor's address (Fastify's `trustProxy`). */
  readonly trustProxy: string;
  /** How pages are reached from outside, with `{host}` for a site's main host; undefined: as the request came. */
  readonly publicUrl: string | undefined;
  /** Undefined: mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Who mails are from, where a site does not say. */
  readonly mailFrom: string;
  /** Whose ID tokens social log-in takes, where a site does not say; undefined: it is off. */
  readonly firebaseProjectId: string | undefined;
  /** Undefined: Google's. */
  readonly firebaseJwksUrl: string | undefined;
  /** Pages come from the Vite development server in front of us. */
  readonly isDevelopment: boolean;
  /** Tests use a PostgreSQL of their own unless this names one. */
  readonly testDatabaseUrl: string | undefined;
  /** Long tests run whole. */
  readonly isSoak: boolean;
}

export class BadSetting extends Error {}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR || './data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    logLevel: readLogLevel(env.LOG_LEVEL),
    mayUseNetworkSources: readSwitch('NETWORK_SOURCES', env.NETWORK_SOURCES),
    vpicUrl: env.VPIC_URL || undefined,
    importMaxBytes: readMegabytes('IMPORT_MAX_MB', env.IMPORT_MAX_MB, 1024),
    apiHosts: (env.API_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    trustProxy: env.TRUST_PROXY || 'loopback',
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, /^smtps?:\/\/./),
    mailFrom: env.MAIL_FROM || 'no-reply@localhost',
    firebaseProjectId: env.FIREBASE_PROJECT_ID || undefined,
    firebaseJwksUrl: readUrl('FIREBASE_JWKS_URL', env.FIREBASE_JWKS_URL, /^https?:\/\/./),
    isDevelopment: env.VINYARD_DEVELOPMENT === '1',
    testDatabaseUrl: readDatabaseUrl(env.TEST_DATABASE_URL),
    isSoak: env.VINYARD_SOAK === '1',
  };
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BadSetting(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value)) {
    throw new BadSetting('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return value;
}

function readUrl(name: string, value: string | undefined, form: RegExp): string | undefined {
  if (!value) return undefined;
  if (!form.test(value) || !URL.canParse(value)) throw new BadSetting(`${name} is not a usable address.`);
  return value;
}

function readPublicUrl(value: string | undefined): string | undefined {
  const url = value?.replace(/\/+$/, '');
  readUrl('PUBLIC_URL', url?.replace('{host}', 'example.com'), /^https?:\/\/[^/]+$/);
  return url || undefined;
}

function readMegabytes(name: string, value: string | undefined, usual: number): number {
  const megabytes = Number(value || usual);
  if (!Number.isInteger(megabytes) || megabytes < 1) {
    throw new BadSetting(`${name} must be a whole number of megabytes, not "${value}".`);
  }
  return megabytes * 1024 * 1024;
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (value && value !== 'on' && value !== 'off') throw new BadSetting(`${name} must be on or off.`);
  return value !== 'off';
}

function readLogLevel(value: string | undefined): string {
  const level = value || 'info';
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
  if (!levels.includes(level)) throw new BadSetting(`LOG_LEVEL must be one of ${levels.join(', ')}.`);
  return level;
}
