import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { watchTables } from './watch-tables.ts';

function givenTwoPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-watch-'));
  const open = () => openDatabase(join(folder, 'shop.sqlite')).connection;
  const [own, other] = [open(), open()];
  onTestFinished(() => {
    own.close();
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });
  own.exec('CREATE TABLE cakes (id INTEGER PRIMARY KEY); CREATE TABLE pies (id INTEGER PRIMARY KEY)');
  return { own, other };
}

test("its own changes are known at once, another program's a millisecond later", async () => {
  const { own, other } = givenTwoPrograms();
  const [ofCakes, ofAll] = [watchTables(own, 'cakes', ['cakes']), watchTables(own, 'all', ['cakes', 'pies'])];
  const seen = () => [ofCakes(), ofAll()];
  const first = seen();
  expect(seen()).toEqual(first);
  own.exec('INSERT INTO cakes DEFAULT VALUES');
  const second = seen();
  expect(second[0]).not.toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  other.exec('INSERT INTO cakes DEFAULT VALUES');
  await setTimeout(2);
  const third = seen();
  expect(third[0]).not.toBe(second[0]);
  expect(third[1]).not.toBe(second[1]);
});

test('a watch over tables leaves the others out, one over all none', () => {
  const { own } = givenTwoPrograms();
  const [ofCakes, ofAll] = [watchTables(own, 'cakes', ['cakes']), watchTables(own, 'all', ['cakes', 'pies'])];
  const [cakes, all] = [ofCakes(), ofAll()];
  own.exec('INSERT INTO pies DEFAULT VALUES');
  expect(ofCakes()).toBe(cakes);
  expect(ofAll()).not.toBe(all);
});
