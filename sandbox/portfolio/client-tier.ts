import { tierFor } from '../../domain/tiers/tier-for';
import { tierMeasuringDay } from '../../domain/tiers/tier-measuring-day';
import { regionDefaults } from '../../config/regions';
import { today } from '../clock';
import type { CallContext } from '../graphql/call-context';
import { totals } from './account-statistics';
import { decimal } from './decimal';
import { valuedHoldings } from './holding-statistics';

/** The client's tier: what counts towards it, the tier the books name, and the one by that amount [ENT-21, GQL-10, TIER-15, TIER-28]. */
export async function clientTier(context: CallContext) {
  const { region } = context.surroundings;
  const { membershipTier } = await context.client();
  const { totalValue } = totals(await measuredHoldings(context), regionDefaults[region].defaultCurrency);
  return {
    holdingAmount: totalValue,
    membershipTier,
    investmentTier: totalValue === null ? null : tierFor(region, decimal(totalValue)).id,
  };
}

async function measuredHoldings({ surroundings: { region, database, clock }, client, holdings }: CallContext) {
  const day = today(clock);
  const measured = tierMeasuringDay(region, day);
  return measured === day ? holdings() : valuedHoldings(database, { clientId: (await client()).id, day: measured });
}
