import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { BarFund } from '../../../../domain/eligibility/fund-bar';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy, isSameFund } from '../../../../domain/funds/finding/same-fund';
import { hasAvailableHoldings } from '../../../../domain/holdings/available-holdings';
import type { Decimal } from '../../../../domain/money/decimal';
import { type CompleteOrder, unitsQuantity } from '../../../../domain/trading/orders/order';
import { toHeldFundOffer, type OfferContext } from '../../../funds/fund-offer';
import type { TargetFund } from './target-fund';
import type { OrderPrefill } from '../place-order-deps';

/** The currency in which what leaves a holding is settled. */
export const redemptionCurrency = ({ holding }: PlacedHolding): string =>
  holding.settlementCurrency ?? holding.fund.baseCurrency;

/** The fund that something leaves, with what of it there is to leave. */
export function toSourceFund({ holding, redeemable }: PlacedHolding, context: OfferContext): BarFund {
  const isHeld = hasAvailableHoldings(holding.units);
  return { ...toHeldFundOffer(holding.fund, context), availableHoldings: redeemable?.total, isHeld };
}

/** The order that sells units of a holding [ORDQ-03]. */
export const redemptionOrders = (source: PlacedHolding, units: Decimal): readonly CompleteOrder[] => [
  { kind: 'redemption', ...sourceTerms(source), quantity: unitsQuantity(units) },
];

/** The orders that switch units of a holding, one for each fund that they go into [ORDQ-02]. */
export const switchOrders = (
  source: PlacedHolding,
  targets: readonly TargetFund[],
  { parts, isIpo }: { readonly parts: readonly Decimal[]; readonly isIpo: boolean },
): readonly CompleteOrder[] =>
  targets.flatMap(({ fund }, place): readonly CompleteOrder[] => {
    const units = parts[place];
    if (!units) return [];
    const ordered = {
      kind: 'switch',
      ...sourceTerms(source),
      intoFundCode: fundId(fund),
      quantity: unitsQuantity(units),
    } as const;
    return [isIpo ? { ...ordered, isIpo: true } : ordered];
  });

/** The kind of draft that a page of these orders keeps. */
export const draftKind = (kind: 'sell' | 'switch', isIpo: boolean): 'sell' | 'switch' | 'ipo-switch' =>
  isIpo ? 'ipo-switch' : kind;

/** The accounts of holdings, each once, in their order. */
export const distinctAccounts = (holdings: readonly PlacedHolding[]): readonly string[] => [
  ...new Set(holdings.map(({ holding }) => holding.accountNo)),
];

/** Tells whether the address allows a holding: the very one, or any of the fund and of the account that it names. */
function matchesPrefill({ holding: { id, fund, accountNo } }: PlacedHolding, prefill: OrderPrefill): boolean {
  if (prefill.holdingId) return id === prefill.holdingId;
  return (
    (prefill.fundCode === '' || isNamedBy(fund, prefill.fundCode)) &&
    (prefill.accountNo === '' || prefill.accountNo === accountNo)
  );
}

/**
 * The holding that the address names; undefined where it names neither holding nor fund, and where several accounts
 * hold the fund, or several funds share the code, among which the client chooses [RSP-10, RSP-11, ENT-29].
 */
function uniqueMatch(holdings: readonly PlacedHolding[], prefill: OrderPrefill): PlacedHolding | undefined {
  if (prefill.holdingId === '' && prefill.fundCode === '') return undefined;
  const meant = holdings.filter((one) => matchesPrefill(one, prefill));
  const [first] = meant;
  const isOneFund = meant.every(({ holding }) => first && isSameFund(holding.fund, first.holding.fund));
  return isOneFund && distinctAccounts(meant).length === 1 ? first : undefined;
}

/**
 * The holding that an order page begins with: the one that the address names, else that of the draft if the address
 * allows it; and whether it is the draft's.
 */
export function initialHolding(
  holdings: readonly PlacedHolding[],
  prefill: OrderPrefill,
  draft: { readonly holdingId: string },
): { readonly chosen: PlacedHolding | undefined; readonly isSame: boolean } {
  const drafted = holdings.find(({ holding }) => holding.id === draft.holdingId);
  const known = drafted && matchesPrefill(drafted, prefill) ? drafted : undefined;
  const chosen = uniqueMatch(holdings, prefill) ?? known;
  return { chosen, isSame: chosen !== undefined && chosen === known };
}

function sourceTerms(source: PlacedHolding) {
  const { fund, paymentType } = source.holding;
  return { fundCode: fundId(fund), currency: redemptionCurrency(source), ...(paymentType ? { paymentType } : {}) };
}
