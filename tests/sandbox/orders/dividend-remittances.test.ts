import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dividends } from '../../../sandbox/database/schema/funds';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { beginBooksAnew } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  (begun) => begun.sandbox.forget(),
);

const accountNo = '5100000211';

type Distribution = { date: string; currency: string; remittedOn: string | null; waitsFor: object | null };

async function told(): Promise<readonly (readonly unknown[])[]> {
  const visitor = await desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
  const list = (await visitor.call('GET', '/distributionHistory')).json<Distribution[]>();
  return list.map(({ date, currency, remittedOn, waitsFor }) => [date, currency, remittedOn, waitsFor]);
}

test('[TRADE-125, CONST-19, OPEN-34, LINK-26] dividends in foreign currency wait until they are worth 1,500 TWD, those in TWD don’t', async () => {
  const [fund] = await sandbox.database.select().from(dividends).limit(1);
  await sandbox.database.delete(dividends).where(eq(dividends.accountNumber, accountNo));
  const paid = (date: string, gross: string, currency: string) => ({
    accountNumber: accountNo,
    fundId: fund?.fundId ?? 0,
    date,
    gross,
    currency,
  });
  const book = (...rows: ReturnType<typeof paid>[]) => sandbox.database.insert(dividends).values(rows);
  const waitsFor = { currency: 'TWD', amount: '1500' };
  await book(paid('2026-02-02', '10', 'TWD'), paid('2026-02-03', '5', 'USD'), paid('2026-02-04', '5', 'USD'));
  expect(await told()).toEqual([
    ['2026-02-04', 'USD', null, waitsFor],
    ['2026-02-03', 'USD', null, waitsFor],
    ['2026-02-02', 'TWD', '2026-02-02', null],
  ]);
  await book(paid('2026-02-05', '60', 'USD'), paid('2026-02-06', '1', 'USD'));
  expect(await told()).toEqual([
    ['2026-02-06', 'USD', null, waitsFor],
    ['2026-02-05', 'USD', '2026-02-05', null],
    ['2026-02-04', 'USD', '2026-02-05', null],
    ['2026-02-03', 'USD', '2026-02-05', null],
    ['2026-02-02', 'TWD', '2026-02-02', null],
  ]);
  await beginBooksAnew(sandbox.database);
});
