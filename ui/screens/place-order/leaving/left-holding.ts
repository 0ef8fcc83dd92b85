import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { ComposedOrder } from '../../../../application/ports/orders/order-compositions';
import type { BarFund } from '../../../../domain/funds/fund-bar';
import { hasAvailableHoldings } from '../../../../domain/holdings/available-holdings';
import type { Decimal } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import type { IntoFund } from './into-fund';
import type { PlacedFrom } from '../place-order-sources';

/** The currency in which what leaves a holding is settled. */
export const settledIn = ({ holding }: PlacedHolding): string =>
  holding.settlementCurrency ?? holding.fund.baseCurrency;

/** The fund that something leaves, with what of it there is to leave. */
export function leftFundOf({ holding, redeemable }: PlacedHolding, region: Region): BarFund {
  const { availability, statusNormal } = holding.fund;
  const isHeld = hasAvailableHoldings(holding.units);
  return { region, availability, statusNormal, availableHoldings: redeemable?.total, isHeld };
}

/** The order that sells units of a holding [ORDQ-03]. */
export const saleOf = (left: PlacedHolding, units: Decimal): readonly ComposedOrder[] => [
  { type: 'R', ...placeOf(left), units },
];

/** The orders that switch units of a holding, one for each fund that they go into [ORDQ-02]. */
export const switchesOf = (
  left: PlacedHolding,
  into: readonly IntoFund[],
  { parts, byService }: { readonly parts: readonly Decimal[]; readonly byService: boolean },
): readonly ComposedOrder[] =>
  into.flatMap(({ fund }, place): readonly ComposedOrder[] => {
    const units = parts[place];
    return units
      ? [{ type: 'S', ...placeOf(left), intoFundCode: fund.code, units, ...(byService ? { isIpo: true } : {}) }]
      : [];
  });

/** Whether the address means a holding: the very one, else one of its fund, on the account that it names. */
export function isNamed({ id, fund, accountNo }: PlacedHolding['holding'], from: PlacedFrom): boolean {
  if (from.holdingId) return id === from.holdingId;
  return from.fundCode === fund.code && (from.accountNo === '' || from.accountNo === accountNo);
}

function placeOf(left: PlacedHolding) {
  const { fund, paymentType } = left.holding;
  return { fundCode: fund.code, currency: settledIn(left), ...(paymentType ? { paymentType } : {}) };
}
