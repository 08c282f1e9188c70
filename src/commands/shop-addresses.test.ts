import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { assertLogFile, shopAddresses } from './shop-addresses.ts';

const on = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo;

const networks = { lo: [on('127.0.0.1', 'IPv4', true)], eth0: [on('192.168.1.5'), on('fe80::1', 'IPv6')] };
const https = { cert: 'c', key: 'k' };

test.each([
  [{ host: '0.0.0.0', https: null, publicOrigins: [] }, ['http://192.168.1.5:3000']],
  [{ host: '::', https, publicOrigins: [] }, ['https://192.168.1.5:3000']],
  [{ host: '127.0.0.1', https: null, publicOrigins: [] }, []],
  [{ host: '10.0.0.7', https: null, publicOrigins: [] }, ['http://10.0.0.7:3000']],
  [{ host: '127.0.0.1', https: null, publicOrigins: ['https://dyqani.example'] }, ['https://dyqani.example']],
])('others open a shop with %j at %j', (env, addresses) => {
  expect(shopAddresses(env, 3000, () => networks)).toEqual(addresses);
});

test('where the system does not tell the addresses, the shop opens without them', () => {
  const rejects = () => {
    throw new Error('EAFNOSUPPORT');
  };
  expect(shopAddresses({ host: '0.0.0.0', https: null, publicOrigins: [] }, 3000, rejects)).toEqual([]);
});

test('a log file that cannot be written is named at the start', () => {
  expect(() => assertLogFile({ logFile: '/dev/null/furnizo.log' })).toThrow('LOG_FILE=/dev/null/furnizo.log');
  assertLogFile({ logFile: null });
});
