import { eq } from 'drizzle-orm';
import { regionDefaults } from '../../../config/regions';
import { toText } from '../../../domain/money/decimal';
import { type FeeClient, feeTier } from '../../../domain/tiers/fee-tier';
import { planPurchaseFee } from '../../../domain/tiers/plan-purchase-fee';
import { singlePurchaseFee } from '../../../domain/tiers/single-purchase-fee';
import { tierRules } from '../../../domain/tiers/tier';
import type { FeeType } from '../../../domain/trading/costs/fee-type';
import type { ServerContext } from '../../context/server-context';
import { decimal } from '../../database/decimal';
import { clients } from '../../database/schema/clients';
import { totals } from '../../portfolio/account-statistics';
import { valuedHoldings } from '../../portfolio/holding-statistics';

type Asked = {
  readonly clientId: string;
  readonly day: string;
  readonly fund: { readonly feeType: FeeType };
  /** Whether an eScheduler plan buys. */
  readonly isOfPlan?: boolean;
};
type World = Pick<ServerContext, 'region' | 'database'>;

/** What a purchase costs a client on top, in percent: the most that the client's tier asks for, nothing for a fund that takes its fee on the way out [TRADE-18, TRADE-110, TIER-11..14, TIER-25, TIER-26]. */
export async function purchaseFee(world: World, { fund, isOfPlan = false, ...asked }: Asked): Promise<string> {
  if (fund.feeType === 'back-end') return '0';
  const { region } = world;
  const client = await feeFacts(world, asked);
  const fee = isOfPlan ? planPurchaseFee(region, client) : singlePurchaseFee(region, feeTier(region, client));
  return toText(fee.max);
}

/** What decides over the tier whose fee a client pays. */
async function feeFacts(
  { region, database }: World,
  { clientId, day }: Pick<Asked, 'clientId' | 'day'>,
): Promise<FeeClient> {
  if (tierRules[region].feeOf === 'held') {
    const held = await valuedHoldings(database, { clientId, day });
    const { totalValue } = totals(held, regionDefaults[region].defaultCurrency);
    return { worth: decimal(totalValue ?? '0') };
  }
  const [client] = await database
    .select({ name: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, clientId));
  return { membershipTier: client?.name ?? undefined };
}
