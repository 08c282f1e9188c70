import { closeSync, mkdirSync, openSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import type { Env } from '#env.ts';
import { qrLines } from '#kernel/qr-code.ts';
import { CommandError, reasonOf } from './command-error.ts';

/** Addresses under which others open the shop: the public origins, or this computer's addresses on its networks. */
export function shopAddresses(
  { host, https, publicOrigins }: Pick<Env, 'host' | 'https' | 'publicOrigins'>,
  port: number,
  readInterfaces = networkInterfaces,
): readonly string[] {
  if (publicOrigins.length > 0) return publicOrigins;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const found = isEverywhere
    ? Object.values(interfacesOr(readInterfaces)).flatMap((addresses) =>
        (addresses ?? [])
          .filter(({ family, internal }) => family === 'IPv4' && !internal)
          .map(({ address }) => address),
      )
    : [host].filter((one) => one !== 'localhost' && one !== '::1' && !one.startsWith('127.'));
  const scheme = https ? 'https' : 'http';
  return found.map((address) => `${scheme}://${address.includes(':') ? `[${address}]` : address}:${port}`);
}

/** A service without access to netlink sockets can't read its addresses. */
function interfacesOr(read: typeof networkInterfaces): ReturnType<typeof networkInterfaces> {
  try {
    return read();
  } catch {
    return {};
  }
}

/** For a user at a terminal; a service has the log. */
export function showAddresses(env: Pick<Env, 'logFile'>, url: string, addresses: readonly string[]): void {
  if (!process.stdout.isTTY) return;
  const [first] = addresses;
  const others = addresses.map((address) => `  ${address}   (telefonat dhe kompjuterët e këtij rrjeti)`);
  console.log(['', 'Dyqani është i hapur:', '', `  ${url}`, ...others, ''].join('\n'));
  if (first !== undefined) console.log(qrLines(first));
  if (env.logFile !== null) console.log(`Shënimet shkruhen në ${env.logFile}`);
}

export function assertLogFile({ logFile }: Pick<Env, 'logFile'>): void {
  if (logFile === null) return;
  try {
    mkdirSync(dirname(logFile), { recursive: true });
    closeSync(openSync(logFile, 'a', 0o600));
  } catch (thrown) {
    throw new CommandError('usage', `LOG_FILE=${logFile} nuk shkruhet. ${reasonOf(thrown)}`);
  }
}
