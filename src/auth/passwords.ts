import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createQueue } from '#workers/queue.ts';

export type Passwords = {
  /** A new hash to store, in PHC form. Rejects with `service-unavailable` when far too many are waiting. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether a password matches a stored hash. Without one (null) it takes the same time and returns false. */
  readonly verify: (password: string, storedHash: string | null) => Promise<boolean>;
};

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
const AT_ONCE = 2;
const MAX_QUEUE = 200;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

const DUMMY_HASH = toPhc(COST, Buffer.alloc(SALT_LENGTH, 7), Buffer.alloc(TAG_LENGTH, 7));

/**
 * argon2id from Node's crypto, two hashes at once: a rush of logins can use up neither memory nor the threads that
 * files and compression also need.
 */
export function createPasswords(): Passwords {
  const inTurn = createQueue(AT_ONCE, MAX_QUEUE);
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (password, storedHash) =>
      inTurn(async () => {
        const stored = parsePhc(storedHash ?? DUMMY_HASH);
        const actual = await derive(password, stored.salt, stored.cost, stored.tag.length);
        return timingSafeEqual(actual, stored.tag) && storedHash !== null;
      }),
  };
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return toPhc(COST, salt, await derive(password, salt, COST, TAG_LENGTH));
}

function derive(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const message = password.normalize('NFC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...cost, message, nonce: salt, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function toPhc(cost: Cost, salt: Buffer, tag: Buffer): string {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${saltText}$${tagText}`;
}

function parsePhc(phc: string): { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? [];
  if (!memory) throw new Error('A stored password hash is not in the form this program writes.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
