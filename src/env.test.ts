import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SettingError } from '#shared/errors/setting-error.ts';
import { readEnv } from './env.ts';

const CERTIFICATE = resolve(import.meta.dirname, 'env.ts');

test('without a word the shop opens on this machine only, on port 3000, over ./data', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    backupDir: resolve('data/backups'),
    https: null,
    isSecure: false,
    publicOrigins: [],
    trustedProxies: [],
    isProxyUnnamed: false,
    redirectPort: null,
    logFile: null,
    metricsToken: null,
    isRateLimited: true,
    logLevel: 'info',
    maxConnections: 4000,
    maxConnectionsPerAddress: 300,
    standby: null,
    standbyAccess: { keyFile: null, hostKey: null, endpoint: null, environment: {} },
  });
});

test('it opens to the network over HTTPS, behind a proxy that speaks it, or because a person wants plain HTTP', () => {
  expect(readEnv({ PLAIN_HTTP: 'on' })).toMatchObject({ host: '0.0.0.0', isSecure: false });
  expect(readEnv({ HTTPS_CERT: CERTIFICATE, HTTPS_KEY: CERTIFICATE })).toMatchObject({
    host: '0.0.0.0',
    isSecure: true,
  });
  expect(readEnv({ PUBLIC_ORIGIN: 'https://a.example, https://b.example' })).toMatchObject({
    host: '0.0.0.0',
    isSecure: true,
    publicOrigins: ['https://a.example', 'https://b.example'],
  });
  expect(readEnv({ PLAIN_HTTP: 'on', HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('a setting left empty is as one not set', () => {
  expect(readEnv({ PORT: '', HOST: ' ', RATE_LIMIT: '' })).toMatchObject({ port: 3000, isRateLimited: true });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '30.5' }, 'PORT'],
  [{ HTTP_REDIRECT_PORT: '80' }, 'HTTP_REDIRECT_PORT'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT'],
  [{ HOST: '0.0.0.0' }, 'PLAIN_HTTP'],
  [{ HTTPS_CERT: CERTIFICATE }, 'HTTPS_KEY'],
  [{ HTTPS_CERT: '/none.pem', HTTPS_KEY: '/none.key' }, 'HTTPS_CERT'],
  [{ PUBLIC_ORIGIN: 'dyqani.example.com' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'https://dyqani.example.com/shop' }, 'PUBLIC_ORIGIN'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
  [{ STANDBY: 'ftp://kompjuteri/dyqani' }, 'STANDBY'],
  [{ STANDBY: 'sftp://kompjuteri/dyqani' }, 'STANDBY'],
  [{ STANDBY: 'sftp://emri:fjalekalimi@kompjuteri/dyqani' }, 'STANDBY'],
  [{ STANDBY: 'data/standby' }, 'STANDBY'],
  [{ STANDBY: 's3://kova', STANDBY_ENDPOINT: 'kova' }, 'STANDBY_ENDPOINT'],
])('%j is rejected by name', (source, name) => {
  expect(() => readEnv(source)).toThrow(SettingError);
  expect(() => readEnv(source)).toThrow(name);
});

test('all wrong settings are named at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
});

test('the second place is a folder, a machine with SFTP or a bucket; the program that copies learns its keys and no more', () => {
  expect(readEnv({ STANDBY: '/mnt/disk' }).standby).toEqual({ kind: 'folder', path: resolve('/mnt/disk') });
  expect(readEnv({ STANDBY: 'sftp://emri@kompjuteri:2222/dyqani/kopja/' }).standby).toEqual({
    kind: 'sftp',
    host: 'kompjuteri:2222',
    user: 'emri',
    path: '/dyqani/kopja',
  });
  const { standby, standbyAccess } = readEnv({
    STANDBY: 's3://kova/dyqani',
    STANDBY_ENDPOINT: 'https://s3.example.com',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    HTTPS_PROXY: 'http://proxy',
    TOKEN: 'c',
  });
  expect(standby).toEqual({ kind: 's3', bucket: 'kova', path: 'dyqani' });
  expect(standbyAccess).toEqual({
    keyFile: null,
    hostKey: null,
    endpoint: 'https://s3.example.com',
    environment: { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', HTTPS_PROXY: 'http://proxy' },
  });
});
