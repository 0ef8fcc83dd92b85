import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { BarFund } from '../../../../domain/eligibility/fund-bar';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy, isSameFund } from '../../../../domain/funds/finding/same-fund';
import { hasAvailableHoldings } from '../../../../domain/holdings/available-holdings';
import type { Decimal } from '../../../../domain/money/decimal';
import { type CompleteOrder, unitsQuantity } from '../../../../domain/trading/orders/order';
import { offerOfHeld, type OfferContext } from '../../../funds/fund-offer';
import type { IntoFund } from './into-fund';
import type { PlacedFrom } from '../place-order-sources';

/** The currency in which what leaves a holding is settled. */
export const settledIn = ({ holding }: PlacedHolding): string =>
  holding.settlementCurrency ?? holding.fund.baseCurrency;

/** The fund that something leaves, with what of it there is to leave. */
export function leftFundOf({ holding, redeemable }: PlacedHolding, context: OfferContext): BarFund {
  const isHeld = hasAvailableHoldings(holding.units);
  return { ...offerOfHeld(holding.fund, context), availableHoldings: redeemable?.total, isHeld };
}

/** The order that sells units of a holding [ORDQ-03]. */
export const saleOf = (left: PlacedHolding, units: Decimal): readonly CompleteOrder[] => [
  { kind: 'redemption', ...placeOf(left), quantity: unitsQuantity(units) },
];

/** The orders that switch units of a holding, one for each fund that they go into [ORDQ-02]. */
export const switchesOf = (
  left: PlacedHolding,
  into: readonly IntoFund[],
  { parts, byService }: { readonly parts: readonly Decimal[]; readonly byService: boolean },
): readonly CompleteOrder[] =>
  into.flatMap(({ fund }, place): readonly CompleteOrder[] => {
    const units = parts[place];
    if (!units) return [];
    const ordered = {
      kind: 'switch',
      ...placeOf(left),
      intoFundCode: fundId(fund),
      quantity: unitsQuantity(units),
    } as const;
    return [byService ? { ...ordered, isIpo: true } : ordered];
  });

/** The kind of draft that a page of these orders keeps. */
export const draftKindOf = (kind: 'sell' | 'switch', byService: boolean): 'sell' | 'switch' | 'ipo-switch' =>
  byService ? 'ipo-switch' : kind;

/** The accounts of holdings, each once, in their order. */
export const accountsOf = (holdings: readonly PlacedHolding[]): readonly string[] => [
  ...new Set(holdings.map(({ holding }) => holding.accountNo)),
];

/** Tells whether the address allows a holding: the very one, or any of the fund and of the account that it names. */
function isMeant({ holding: { id, fund, accountNo } }: PlacedHolding, from: PlacedFrom): boolean {
  if (from.holdingId) return id === from.holdingId;
  return (
    (from.fundCode === '' || isNamedBy(fund, from.fundCode)) && (from.accountNo === '' || from.accountNo === accountNo)
  );
}

/** The holding that the address names; undefined where it names neither holding nor fund, and where several accounts hold the fund, or several funds share the code, among which the client chooses [RSP-10, RSP-11, ENT-29]. */
function onlyOneMeant(holdings: readonly PlacedHolding[], from: PlacedFrom): PlacedHolding | undefined {
  if (from.holdingId === '' && from.fundCode === '') return undefined;
  const meant = holdings.filter((one) => isMeant(one, from));
  const [first] = meant;
  const isOneFund = meant.every(({ holding }) => first && isSameFund(holding.fund, first.holding.fund));
  return isOneFund && accountsOf(meant).length === 1 ? first : undefined;
}

/** The holding that an order page begins with: the one that the address names, else that of the draft if the address allows it; and whether it is the draft's. */
export function chosenAtFirst(
  holdings: readonly PlacedHolding[],
  from: PlacedFrom,
  draft: { readonly holdingId: string },
): { readonly chosen: PlacedHolding | undefined; readonly isSame: boolean } {
  const drafted = holdings.find(({ holding }) => holding.id === draft.holdingId);
  const known = drafted && isMeant(drafted, from) ? drafted : undefined;
  const chosen = onlyOneMeant(holdings, from) ?? known;
  return { chosen, isSame: chosen !== undefined && chosen === known };
}

function placeOf(left: PlacedHolding) {
  const { fund, paymentType } = left.holding;
  return { fundCode: fundId(fund), currency: settledIn(left), ...(paymentType ? { paymentType } : {}) };
}
