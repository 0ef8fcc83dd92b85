import { eq } from 'drizzle-orm';
import { regionDefaults } from '../../../config/regions';
import { type MembershipTier, toMembershipTier } from '../../../domain/tiers/membership-tier';
import { tierMeasuringDay } from '../../../domain/tiers/tier-measuring-day';
import type { ServerContext } from '../../context/server-context';
import { decimal } from '../../database/decimal';
import { clients } from '../../database/schema/clients';
import { totals } from '../../portfolio/account-statistics';
import { valuedHoldings } from '../../portfolio/holding-statistics';

/** A client's tier as the screens are told of it: the name in the books, and what is held on the day that counts [TIER-02, TIER-15, TIER-35]. */
export async function tierOfClient(
  { region, database }: Pick<ServerContext, 'region' | 'database'>,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<MembershipTier> {
  const [client] = await database
    .select({ name: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, clientId));
  const held = await valuedHoldings(database, { clientId, day: tierMeasuringDay(region, day) });
  const { totalValue } = totals(held, regionDefaults[region].defaultCurrency);
  return toMembershipTier(region, {
    holdingAmount: totalValue === null ? undefined : decimal(totalValue),
    membershipTier: client?.name ?? undefined,
  });
}
