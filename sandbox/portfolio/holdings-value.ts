import { regionDefaults } from '../../config/regions';
import type { Decimal } from '../../domain/money/decimal';
import type { ServerContext } from '../context/server-context';
import { decimal } from '../database/decimal';
import { totals } from './account-statistics';
import { valuedHoldings } from './holding-statistics';

/**
 * Returns the value of a client's holdings on a day in the region's own currency, as their portfolio says; undefined
 * where that isn't known [PORT-01, OPEN-65].
 */
export async function holdingsValue(
  { region, database }: Pick<ServerContext, 'region' | 'database'>,
  held: { readonly clientId: string; readonly day: string },
): Promise<Decimal | undefined> {
  const { totalValue } = totals(await valuedHoldings(database, held), regionDefaults[region].defaultCurrency);
  return totalValue === null ? undefined : decimal(totalValue);
}
