import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { averageUnitCost } from '../../../domain/holdings/figures/average-unit-cost';
import { multiply, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { costOn } from '../../../domain/performance/position-history';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { holdingRows } from '../../../sandbox/portfolio/holding-rows';
import { decimal } from '../../builders/decimal';
import { sharedSandbox } from '../support/shared-sandbox';
import { beginBooksAnew } from '../support/watched-books';

const shared = sharedSandbox();
const clientId = 'TW-TYPICAL';
const day = '2026-03-04';

/** Returns what each holding of a fund in the viewing currency has cost by the holdings of the home, and by the history. */
async function costs(): Promise<ReadonlyMap<string, { readonly home: string; readonly history: string | undefined }>> {
  const { database } = shared.sandbox;
  const rows = await holdingRows(database, { clientId, day });
  const { history, holdings } = await clientHistory(database, { clientId, day, currency: 'TWD' });
  const found = rows.flatMap((row) => {
    if (row.fund.currency !== 'TWD') return [];
    const position = history.positions.find(({ place }) => {
      const holding = holdings.get(place.id);
      return (
        holding?.accountNumber === row.accountNumber &&
        holding.fund.code === row.fund.code &&
        holding.paymentType === row.paymentType
      );
    });
    const average = averageUnitCost(
      row.movements.map(([kind, units, cost]) => ({ kind, units: decimal(units), cost: decimal(cost) })),
    );
    const cost = position && costOn(position, day, 'TWD');
    const home = average ? toText(round(multiply(average, decimal(row.units)), 0, 'half-up')) : 'none';
    return [[row.fund.code, { home, history: cost && toText(cost) }] as const];
  });
  return new Map(found);
}

test('[PORT-46, HOLD-17] a holding sold and bought again on one day has one cost at home and in the history, whichever was written down first', async () => {
  const { database } = shared.sandbox;
  const before = await costs();
  const [code] = before.keys();
  expect(code).toBeDefined();
  for (const { home, history } of before.values()) expect(home).toBe(history);
  const [held] = await database
    .select({ movement: movements })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(eq(accounts.clientId, clientId), eq(funds.code, code ?? ''), eq(movements.kind, 'buy')));
  if (!held) throw new Error('nothing is held');
  const { id: _, ...place } = held.movement;
  const written = { ...place, date: day };
  await database.insert(movements).values({ ...written, kind: 'sell', units: place.units, cost: '0' });
  await database.insert(movements).values({ ...written, kind: 'buy', units: '12.5', cost: '777' });
  await beginBooksAnew(database);
  const { home, history } = (await costs()).get(code ?? '') ?? {};
  expect(home).toBe(history);
  expect(home).not.toBe(before.get(code ?? '')?.home);
});
