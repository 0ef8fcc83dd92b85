import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { dividends, movements } from '../../database/schema/funds';
import { type DemoClient, demoClients } from '../../demonstration/demo-clients';
import { seededAccountNumbers } from '../clients/seed-clients';
import type { ThemedFund } from '../funds/themed-funds';
import { createRandom } from '../generation/random';
import { seedFundWithoutRate } from './fund-without-rate';
import { plannedDividends } from './planned-dividends';
import { plannedHoldings, type PlannedHolding } from './planned-holdings';
import { plannedMovements } from './planned-movements';

/** Makes what the fictional clients hold, from purchases, some regular ones and some sales, and what it paid them. */
export async function seedHoldings(
  database: Database,
  day: string,
  fundsOf: { readonly HK: readonly ThemedFund[]; readonly TW: readonly ThemedFund[] },
): Promise<void> {
  const withoutRate = await seedFundWithoutRate(database, day);
  const random = createRandom(7);
  const moves: (typeof movements.$inferInsert)[] = [];
  const paid: (typeof dividends.$inferInsert)[] = [];
  for (const client of demoClients) {
    for (const planned of plannedHoldings(client, fundsOf[client.region], withoutRate)) {
      const { settlementCurrency, ...place } = placeOf(client, planned);
      const own = plannedMovements(planned, day, random);
      moves.push(...own.map((move) => ({ ...place, settlementCurrency, ...move })));
      paid.push(...plannedDividends(planned.fund, own, day).map((dividend) => ({ ...place, ...dividend })));
    }
  }
  await insertAll(database, movements, moves);
  await insertAll(database, dividends, paid);
}

function placeOf(client: DemoClient, planned: PlannedHolding) {
  const numbers = seededAccountNumbers(client);
  const paysInTwd = planned.paymentType?.endsWith('TWD') === true;
  return {
    accountNumber: planned.inSecondAccount ? numbers.second : numbers.main,
    fundId: planned.fund.id,
    paymentType: planned.paymentType ?? null,
    settlementCurrency: paysInTwd ? 'TWD' : planned.fund.currency,
  };
}
