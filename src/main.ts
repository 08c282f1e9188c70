import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { SettingError } from '#shared/errors/setting-error.ts';
import {
  CommandError,
  DAMAGED,
  DISK_FULL,
  describeUnusable,
  EXIT_CODES,
  isDamaged,
  isDiskFull,
  isUnusable,
} from './commands/command-error.ts';
import { COMPILED_FOLDER } from './commands/program-files.ts';
import type { Env } from './env.ts';

// The data folder and its backups hold personal data and password hashes: access for their owner only.
process.umask(0o077);

// Caches compiled sources: a faster start, and no compiler in memory.
enableCompileCache(COMPILED_FOLDER);

const HELP = `
  serve                                 hap dyqanin
  create-admin --name EMRI --email E    krijon një administrator; fjalëkalimi lexohet nga hyrja standarde
  reset-password EMAIL                  vendos një fjalëkalim të ri; lexohet nga hyrja standarde
  reset-second-factor EMAIL             heq kodin e dytë të një llogarie
  backup                                bën një kopje rezervë tani
  restore DOSJA|SKEDARI|latest          kthen një kopje rezervë; ajo që zëvendësohet ruhet
  restore --from VENDI                  kthen kopjen e dytë: dosje, sftp://… ose s3://… si te STANDBY
  service install [--user EMRI] [--print]
                                        shkruan shërbimin që e hap dyqanin kur ndizet kompjuteri
  check-data                            provon programin mbi një kopje të të dhënave
  update SKEDARI | --back               vendos një version tjetër, ose kthen atë të mëparshmin
  seed [--products N] [--customers N] [--orders N] [--seed N]
                                        mbush dosjen e të dhënave me një dyqan demonstrimi
  --help, --version                     --help edhe pas çdo komande

Cilësimet lexohen nga mjedisi ose nga skedari .env; README.md i përshkruan të gjitha.
Kodet e daljes: 0 në rregull, 1 dështim, 2 opsion a cilësim i gabuar, 3 dosja e të dhënave është e zënë,
4 baza e të dhënave, 5 nuk ka administrator, 6 adresa e zënë.`;

// Each command loads its modules only when it runs: a backup does not need the server.
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void> | void>> = {
  serve: async (args) => {
    parseArgs({ args, options: {} });
    const { serve } = await import('./commands/serve.ts');
    await serve(await readSettings());
  },
  'create-admin': async (args) => {
    const { values } = parseArgs({
      args,
      options: { name: { type: 'string' }, email: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
    const { createAdmin } = await import('./commands/create-admin.ts');
    await createAdmin(await readSettings(), values);
  },
  'reset-password': async (args) => {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const email = onlyOne(positionals, 'Tregoni email-in e llogarisë.');
    const { resetPassword } = await import('./commands/reset-password.ts');
    await resetPassword(await readSettings(), email);
  },
  'reset-second-factor': async (args) => {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
    const email = onlyOne(positionals, 'Tregoni email-in e llogarisë.');
    const { resetSecondFactor } = await import('./commands/reset-second-factor.ts');
    await resetSecondFactor(await readSettings(), email);
  },
  backup: async (args) => {
    parseArgs({ args, options: {} });
    const { backup } = await import('./commands/backup.ts');
    await backup(await readSettings());
  },
  restore: async (args) => {
    const options = { from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const hint = 'Tregoni cilën kopje rezervë: një dosje, një skedar, "latest", ose --from VENDI.';
    const { restore, restoreStandby } = await import('./commands/restore.ts');
    if (values.from === undefined) await restore(await readSettings(), onlyOne(positionals, hint));
    else if (positionals.length === 0) await restoreStandby(await readSettings(), values.from);
    else throw new CommandError('usage', hint);
  },
  service: async (args) => {
    const options = { user: { type: 'string' }, print: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (onlyOne(positionals, 'Shkruani: service install') !== 'install')
      throw new CommandError('usage', 'Shkruani: service install');
    const { installService } = await import('./commands/service.ts');
    installService(await readSettings(), values);
  },
  'check-data': async (args) => {
    parseArgs({ args, options: {} });
    const { checkData } = await import('./commands/check-data.ts');
    await checkData(await readSettings());
  },
  update: async (args) => {
    const options = { back: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { undoUpdate, update } = await import('./commands/update.ts');
    const hint = 'Tregoni skedarin e versionit të ri, ose --back.';
    if (!values.back) await update(await readSettings(), onlyOne(positionals, hint));
    else if (positionals.length === 0) await undoUpdate(await readSettings());
    else throw new CommandError('usage', hint);
  },
  seed: async (args) => {
    const number = { type: 'string' } as const;
    const { values } = parseArgs({
      args,
      options: { products: number, customers: number, orders: number, seed: number },
    });
    const counts = Object.entries(values).map(([name, value]) => [name, toCount(name, value)] as const);
    const { seed } = await import('./commands/seed.ts');
    await seed(await readSettings(), Object.fromEntries(counts));
  },
  '--help': async () => console.log(await help()),
  '--version': async () => console.log(await version()),
};

function onlyOne([wanted, ...others]: readonly string[], otherwise: string): string {
  if (wanted === undefined || others.length > 0) throw new CommandError('usage', otherwise);
  return wanted;
}

function toCount(name: string, value: string): number {
  const count = Number(value);
  if (/^\d+$/.test(value) && count <= 100_000_000) return count;
  throw new CommandError('usage', `--${name} duhet të jetë një numër i plotë.`);
}

const HELP_OPTIONS: readonly string[] = ['--help', '-h'];

async function main([given = '--help', ...args]: string[]): Promise<number> {
  const command = HELP_OPTIONS.includes(given) ? '--help' : given;
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) {
    console.error(`Nuk ka komandë "${command}".\n\n${await help()}`);
    return EXIT_CODES.usage;
  }
  try {
    if (args.some((arg) => HELP_OPTIONS.includes(arg))) console.log(await help());
    else await run(args);
    return 0;
  } catch (thrown) {
    return await tell(thrown);
  }
}

async function version(): Promise<string> {
  const { readVersion } = await import('./commands/read-version.ts');
  return readVersion();
}

async function help(): Promise<string> {
  return `Furnizo ${await version()}\n${HELP}`;
}

async function readSettings(): Promise<Env> {
  const { readEnv } = await import('./env.ts');
  return readEnv();
}

async function tell(thrown: unknown): Promise<number> {
  if (thrown instanceof CommandError) {
    console.error(thrown.message);
    return thrown.exitCode;
  }
  if (thrown instanceof SettingError) {
    console.error(thrown.message);
    return EXIT_CODES.usage;
  }
  if (isDiskFull(thrown)) {
    console.error(DISK_FULL);
    return EXIT_CODES.failed;
  }
  if (isDamaged(thrown)) {
    console.error(DAMAGED);
    return EXIT_CODES.database;
  }
  if (isUnusable(thrown)) {
    console.error(describeUnusable(thrown));
    return EXIT_CODES.usage;
  }
  const badOption = describeBadOption(thrown);
  if (badOption !== undefined) {
    console.error(`${badOption}\n\n${await help()}`);
    return EXIT_CODES.usage;
  }
  console.error(thrown);
  return EXIT_CODES.failed;
}

/** The invalid option, which Node's message quotes; undefined for any other failure. */
function describeBadOption(thrown: unknown): string | undefined {
  if (!(thrown instanceof TypeError) || !('code' in thrown)) return undefined;
  const [, name = ''] = /'([^'\s]+)/.exec(thrown.message) ?? [];
  switch (thrown.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `Opsioni ${name} nuk njihet.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `Fjala "${name}" nuk pritej këtu.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return `Opsionit ${name} i mungon vlera, ose i është dhënë një që nuk e merr.`;
    default:
      return undefined;
  }
}

// A handle that a library still holds open must not keep a finished command alive.
process.exit(await main(process.argv.slice(2)));
