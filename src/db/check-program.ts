import { checkCopy, checkDatabase, lookThrough } from './database-care.ts';
import { standBackAsProgram } from './stand-back.ts';

const CHECKS = new Map(Object.entries({ checkDatabase, checkCopy, lookThrough }));

const [name = '', file = ''] = process.argv.slice(2);

standBackAsProgram();
const check = CHECKS.get(name);
if (!check) throw new Error(`There is no check ${name}.`);
process.stdout.write(check(file) ?? '');
