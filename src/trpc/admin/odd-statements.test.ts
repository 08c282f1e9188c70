import { afterAll, expect, it } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenBank, upload } from '#testing/given-bank.ts';
import { type OddStatement, oddCamt053, oddMt940 } from '#testing/odd-statements.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type Random, seededRandom, seedsOf } from '#testing/seeded-random.ts';

afterAll(closeSheets);

const SEEDS = seedsOf(propertyRuns(200));

const KINDS: readonly [string, (random: Random) => OddStatement][] = [
  ['camt.053', oddCamt053],
  ['MT940', oddMt940],
];

it.each(KINDS)(
  'of odd files of %s every transaction is offered, named or counted, with its own amount, or the file is refused',
  { timeout: 170_000 },
  async (_name, make) => {
    const { bank } = await givenBank();
    for (const seed of SEEDS) {
      const file = make(seededRandom(seed));
      const what = `seed ${seed}: ${file.how}`;
      const form = await upload(bank, file.bytes, 'ekstrakti').catch((error: unknown) => error);
      if (form instanceof Error) {
        expect([what, (form as { readonly code?: string }).code]).toEqual([what, 'BAD_REQUEST']);
        expect([what, file.isRefusable]).toEqual([what, true]);
        continue;
      }
      const preview = await bank.preview({ id: (form as { readonly id: string }).id, limit: 100 });
      if (!preview.isRead) {
        expect([what, file.isRefusable]).toEqual([what, true]);
        continue;
      }
      const seen = Object.values(preview.counts).reduce((sum, count) => sum + count, 0);
      if (file.count !== null) expect([what, seen + preview.debits]).toEqual([what, file.count]);
      if (!file.addsUp) expect([what, preview.counts.matched]).toEqual([what, 0]);
      for (const { state, text, amountCents, day } of preview.rows) {
        const truth = file.transactions.find(({ key }) => text.includes(key));
        if (state === 'rejected' || !truth || truth.isDamaged) continue;
        expect([what, text, amountCents, day, 'offered']).toEqual([
          what,
          text,
          truth.cents,
          truth.day,
          truth.isBookable ? 'offered' : 'never',
        ]);
      }
    }
  },
);
