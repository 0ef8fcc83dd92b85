import { eq } from 'drizzle-orm';
import { toText, zero } from '../../../domain/money/decimal';
import { type FeeClient, feeTier } from '../../../domain/fees/by-tier/fee-tier';
import { planPurchaseFee } from '../../../domain/fees/by-tier/plan-purchase-fee';
import { singlePurchaseFee } from '../../../domain/fees/by-tier/single-purchase-fee';
import { tierRules } from '../../../domain/tiers/tier';
import type { FeeType } from '../../../domain/funds/fee-type';
import { purchaseFeePercent } from '../../../domain/fees/purchase-fee';
import type { ServerContext } from '../../context/server-context';
import { clients } from '../../database/schema/clients';
import { holdingsValue } from '../../portfolio/holdings-value';

type Query = {
  readonly clientId: string;
  readonly day: string;
  readonly fund: { readonly feeType: FeeType };
  /** True if an eScheduler plan buys. */
  readonly isOfPlan?: boolean;
};
type Deps = Pick<ServerContext, 'region' | 'database'>;

/**
 * Returns the fee of a client's purchase on top, in percent: the most that the client's tier asks for, nothing for a
 * fund with a back-end fee [TRADE-18, TRADE-110, TIER-11..14, TIER-25, TIER-26].
 */
export async function purchaseFee(deps: Deps, { fund, isOfPlan = false, ...query }: Query): Promise<string> {
  const { region } = deps;
  const client = await feeFacts(deps, query);
  const fee = isOfPlan ? planPurchaseFee(region, client) : singlePurchaseFee(region, feeTier(region, client));
  return toText(purchaseFeePercent(fund.feeType, fee.max));
}

/** Loads the facts that decide over the tier whose fee a client pays. */
async function feeFacts(deps: Deps, { clientId, day }: Pick<Query, 'clientId' | 'day'>): Promise<FeeClient> {
  const [client] = await deps.database
    .select({ name: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, clientId));
  const named = { membershipTier: client?.name ?? undefined };
  if (tierRules[deps.region].feeOf === 'named') return named;
  return { ...named, holdingsValue: (await holdingsValue(deps, { clientId, day })) ?? zero };
}
