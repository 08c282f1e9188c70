import { checkCopy, checkDatabase, lookThrough } from './database-care.ts';
import { standBackAsProgram } from './stand-back.ts';

/** A program of its own: looks at a database file in one of these ways, and says what is wrong with it, or nothing. */
const CHECKS = new Map(Object.entries({ checkDatabase, checkCopy, lookThrough }));

const [name = '', file = ''] = process.argv.slice(2);

standBackAsProgram();
const check = CHECKS.get(name);
if (!check) throw new Error(`There is no check ${name}.`);
process.stdout.write(check(file) ?? '');
