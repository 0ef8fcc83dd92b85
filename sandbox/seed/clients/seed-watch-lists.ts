import type { Database } from '../../database/database';
import { watchedFunds } from '../../database/schema/fund-lists';
import type { SeedFund } from '../funds/themed-funds';

type Funds = { readonly HK: readonly SeedFund[]; readonly TW: readonly SeedFund[] };

/** Lets the typical clients watch a few funds. */
export async function seedWatchLists(database: Database, { HK, TW }: Funds): Promise<void> {
  const watching = (clientId: string, funds: readonly SeedFund[]) => funds.map(({ id }) => ({ clientId, fundId: id }));
  await database
    .insert(watchedFunds)
    .values([
      ...watching('HK-TYPICAL', HK.slice(3, 6)),
      ...['TW-TYPICAL', 'TW-NO-CODE'].flatMap((clientId) => watching(clientId, TW.slice(3, 6))),
    ]);
}
