import { regionDefaults } from '../../config/regions';
import { tierFor } from '../../domain/tiers/tier-for';
import { tierMeasuringDay } from '../../domain/tiers/tier-measuring-day';
import { today } from '../context/clock';
import { decimal } from '../database/decimal';
import { totals } from '../portfolio/account-statistics';
import { clientHoldings } from '../portfolio/client-holdings';
import { valuedHoldings } from '../portfolio/holding-statistics';
import type { ValuedHolding } from '../portfolio/valued-holding';
import type { CallContext } from '../wire/call-context';

/** The client's tier: what counts towards it, the tier the books name, and the one by that amount [ENT-21, GQL-10, TIER-15, TIER-28]. */
export async function clientTier(context: CallContext) {
  const { region } = context.server;
  const { membershipTier } = await context.client();
  const value = measuredValue(await measuredHoldings(context), regionDefaults[region].defaultCurrency);
  return {
    holdingAmount: value,
    membershipTier,
    investmentTier: value === null ? null : tierFor(region, decimal(value)).id,
  };
}

/** Returns the worth that counts towards a tier; null where a holding that has a price can't be converted, so that no tier is lost for want of an exchange rate. */
function measuredValue(holdings: readonly ValuedHolding[], currency: string): string | null {
  const isKnown = holdings.every(({ row, figuresIn }) => row.nav === null || figuresIn(currency).marketValue);
  return isKnown ? totals(holdings, currency).totalValue : null;
}

async function measuredHoldings(context: CallContext) {
  const { region, database, clock } = context.server;
  const day = today(clock);
  const measured = tierMeasuringDay(region, day);
  if (measured === day) return clientHoldings(context, undefined);
  return valuedHoldings(database, { clientId: (await context.client()).id, day: measured });
}
