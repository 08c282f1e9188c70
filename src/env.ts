import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { findFaults } from '#shared/dot-env.ts';
import { SettingError } from '#shared/errors/setting-error.ts';
import { parseStandbyPlace, type StandbyAccess, type StandbyPlace } from '#shared/standby-place.ts';

const onOrOff = z
  .enum(['on', 'off'], 'duhet të jetë "on" ose "off"')
  .transform((word) => word === 'on')
  .optional();

const port = z.coerce
  .number('duhet të jetë numër nga 0 deri në 65535')
  .int('duhet të jetë numër i plotë nga 0 deri në 65535')
  .min(0, 'duhet të jetë numër nga 0 deri në 65535')
  .max(65_535, 'duhet të jetë numër nga 0 deri në 65535');

const connections = z.coerce
  .number('duhet të jetë numër nga 1 deri në 60000')
  .int('duhet të jetë numër i plotë nga 1 deri në 60000')
  .min(1, 'duhet të jetë numër nga 1 deri në 60000')
  .max(60_000, 'duhet të jetë numër nga 1 deri në 60000');

const file = z
  .string()
  .refine((path) => existsSync(path), 'është një skedar që nuk ekziston')
  .optional();

const origin = z
  .string()
  .refine(isOrigin, 'duhet të ketë formën https://dyqani.example.com (pa shteg pas emrit)');

const address = z
  .string()
  .refine(isAddress, 'duhet të jetë një listë adresash IP ose rrjetesh, p.sh. 127.0.0.1,10.0.0.0/8');

const standbyPlace = z
  .string()
  .transform(parseStandbyPlace)
  .refine(
    (place) => place !== null,
    'duhet të jetë një dosje, sftp://emri@kompjuteri/shtegu (pa fjalëkalim) ose s3://kova/shtegu',
  );

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  PLAIN_HTTP: onOrOff,
  HTTPS_CERT: file,
  HTTPS_KEY: file,
  PUBLIC_ORIGIN: z.string().transform(splitList).pipe(z.array(origin)).optional(),
  TRUST_PROXY: z.string().transform(splitList).pipe(z.array(address)).optional(),
  STANDBY: standbyPlace.optional(),
  STANDBY_KEY: file,
  STANDBY_HOST_KEY: z
    .string()
    .regex(/^(ssh|ecdsa|sk-)[\w@.-]+ [A-Za-z0-9+/=]{40,}( .*)?$/, 'duhet të ketë formën ssh-ed25519 AAAA…')
    .optional(),
  STANDBY_ENDPOINT: z.url('duhet të ketë formën https://s3.example.com').optional(),
  HTTP_REDIRECT_PORT: port.optional(),
  LOG_FILE: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'duhet të ketë 16 deri në 200 shkronja, shifra ose shenjat . _ ~ + / = -')
    .optional(),
  RATE_LIMIT: onOrOff,
  MAX_CONNECTIONS: connections.default(4000),
  MAX_CONNECTIONS_PER_ADDRESS: connections.default(300),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'duhet të jetë fatal, error, warn, info, debug, trace ose silent',
    )
    .default('info'),
});

export type Env = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly standby: StandbyPlace | null;
  readonly standbyAccess: StandbyAccess;
  readonly https: { readonly cert: string; readonly key: string } | null;
  readonly isSecure: boolean;
  readonly publicOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** PUBLIC_ORIGIN is set for a proxy that TRUST_PROXY does not name. */
  readonly isProxyUnnamed: boolean;
  /** The port on which plain HTTP is redirected to HTTPS. */
  readonly redirectPort: number | null;
  readonly logFile: string | null;
  readonly metricsToken: string | null;
  readonly isRateLimited: boolean;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
};

/**
 * Reads and checks the settings; the only reader of `process.env`, and of a `.env` file in the working directory.
 * Throws `SettingError` that names every wrong setting.
 *
 * Plain HTTP beyond this machine is an explicit choice (PLAIN_HTTP=on), never inferred from a request. Without HTTPS
 * and without that choice the shop listens on this machine only.
 */
export function readEnv(source: NodeJS.ProcessEnv = readProcessEnvironment()): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}.`);
    throw new SettingError(`Këto cilësime nuk janë të vlefshme:\n${lines.join('\n')}`);
  }
  return toEnv(result.data, source);
}

/** The environment of a program of ours that this one starts, so that it works on the same data. */
export function environmentOver({ dataDir, backupDir }: Env): NodeJS.ProcessEnv {
  return { ...readProcessEnvironment(), DATA_DIR: dataDir, BACKUP_DIR: backupDir };
}

function toEnv(settings: z.output<typeof environment>, source: NodeJS.ProcessEnv): Env {
  const { HTTPS_CERT: cert, HTTPS_KEY: key, PUBLIC_ORIGIN: publicOrigins = [] } = settings;
  if ((cert === undefined) !== (key === undefined)) {
    throw new SettingError('HTTPS_CERT dhe HTTPS_KEY duhet të vendosen të dyja bashkë.');
  }
  const https = cert !== undefined && key !== undefined ? { cert, key } : null;
  if (https === null && settings.HTTP_REDIRECT_PORT !== undefined) {
    throw new SettingError('HTTP_REDIRECT_PORT vlen vetëm me HTTPS_CERT dhe HTTPS_KEY.');
  }
  const isSecure = https !== null || publicOrigins.some((one) => one.startsWith('https:'));
  const mayLeaveThisMachine = isSecure || settings.PLAIN_HTTP === true;
  const host = settings.HOST ?? (mayLeaveThisMachine ? '0.0.0.0' : '127.0.0.1');
  if (!mayLeaveThisMachine && !isThisMachine(host)) {
    throw new SettingError(
      `HOST=${host} e hap dyqanin në rrjet pa HTTPS. Vendosni HTTPS_CERT dhe HTTPS_KEY, ose PUBLIC_ORIGIN=https://… ` +
        'kur HTTPS e bën një proxy, ose PLAIN_HTTP=on nëse rrjeti është i besuar.',
    );
  }
  const dataDir = resolve(settings.DATA_DIR);
  // Only programs on this machine connect by loopback; with HTTPS terminated elsewhere that is its proxy.
  const isProxied = https === null && publicOrigins.length > 0;
  return {
    port: settings.PORT,
    host,
    dataDir,
    backupDir: settings.BACKUP_DIR === undefined ? resolve(dataDir, 'backups') : resolve(settings.BACKUP_DIR),
    standby: settings.STANDBY ? standbyOutside(settings.STANDBY, dataDir) : null,
    standbyAccess: {
      keyFile: settings.STANDBY_KEY === undefined ? null : resolve(settings.STANDBY_KEY),
      hostKey: settings.STANDBY_HOST_KEY ?? null,
      endpoint: settings.STANDBY_ENDPOINT ?? null,
      environment: pickForStandby(source),
    },
    https,
    isSecure,
    publicOrigins,
    trustedProxies: settings.TRUST_PROXY ?? (isProxied ? LOOPBACK : []),
    isProxyUnnamed: isProxied && settings.TRUST_PROXY === undefined,
    redirectPort: settings.HTTP_REDIRECT_PORT ?? null,
    logFile: settings.LOG_FILE === undefined ? null : resolve(settings.LOG_FILE),
    metricsToken: settings.METRICS_TOKEN ?? null,
    isRateLimited: settings.RATE_LIMIT ?? true,
    maxConnections: settings.MAX_CONNECTIONS,
    maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    logLevel: settings.LOG_LEVEL,
  };
}

export function standbyOutside(place: StandbyPlace, dataDir: string): StandbyPlace {
  if (place.kind !== 'folder') return place;
  const path = resolve(place.path);
  if (!relative(dataDir, path).startsWith('..') && !isAbsolute(relative(dataDir, path))) {
    throw new SettingError('STANDBY duhet të jetë një dosje jashtë DATA_DIR, më mirë në një disk tjetër.');
  }
  return { kind: 'folder', path };
}

function pickForStandby(source: NodeJS.ProcessEnv): Record<string, string> {
  const wanted = /^(PATH|HOME|TZ|AWS_[A-Z_]+|(HTTPS?|NO)_PROXY|SSL_CERT_(FILE|DIR))$/;
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (wanted.test(name) && value ? [[name, value]] : [])),
  );
}

function readProcessEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) {
    // Windows editors begin a file with a byte order mark.
    const text = readDotEnv().replace(/^\uFEFF/, '');
    const faults = findFaults(text, Object.keys(environment.shape));
    if (faults.length > 0) throw new SettingError(`Në skedarin .env:\n  ${faults.join('\n  ')}`);
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  }
  return process.env;
}

function readDotEnv(): string {
  try {
    return readFileSync('.env', 'utf8');
  } catch (thrown) {
    throw new SettingError(`Skedari .env nuk lexohet. ${thrown instanceof Error ? thrown.message : thrown}`);
  }
}

const LOOPBACK = ['127.0.0.1', '::1'];

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

function isAddress(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
