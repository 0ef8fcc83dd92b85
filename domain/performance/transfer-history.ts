import { convertTransfers, type ConvertedTransfer } from './converted-transfer';
import { type FundPrices, type PositionHistory, positionHistory } from './position-history';
import { type RateHistory, rateSteps, type RateStep } from './rate-history';
import { isPosition, type Place, placeKey, type Transfer } from './transfer';

/** All that a portfolio's past follows from: the client's transfers since the first one, prices and rates. */
export type TransferFacts = {
  /** The currency in which everything is stated. */
  readonly currency: string;
  readonly transfers: readonly Transfer[];
  /** The prices of each fund held, by the id of the holding. */
  readonly funds: ReadonlyMap<string, FundPrices>;
  readonly rates: RateHistory;
};

/** A portfolio's past, ready to be valued on any day. */
export type TransferHistory = {
  readonly currency: string;
  readonly rates: RateHistory;
  readonly transfers: readonly ConvertedTransfer[];
  readonly positions: readonly PositionHistory[];
};

/** Prepares the facts of a portfolio; neither the order of a day's transfers nor a split of one changes anything. */
export function transferHistory({ currency, transfers, funds, rates }: TransferFacts): TransferHistory {
  const all = convertTransfers(transfers, currency, rates);
  const touching = new Map<string, { readonly place: Place; readonly transfers: ConvertedTransfer[] }>();
  for (const transfer of all) {
    for (const place of [transfer.from, transfer.to].filter(isPosition)) {
      const known = touching.get(placeKey(place)) ?? { place, transfers: [] };
      known.transfers.push(transfer);
      touching.set(placeKey(place), known);
    }
  }
  const rateStepsFrom = rememberedSteps(rates, currency);
  const positions = [...touching.values()].map(({ place, transfers: own }) => {
    const fund = place.kind === 'fund' ? funds.get(place.id) : undefined;
    return positionHistory({ place, fund, currency, rateStepsFrom }, own);
  });
  return { currency, rates, transfers: all, positions };
}

/** Hundreds of holdings share a few currencies. */
function rememberedSteps(rates: RateHistory, to: string): (from: string) => readonly RateStep[] {
  const known = new Map<string, readonly RateStep[]>();
  return (from) => {
    const steps = known.get(from) ?? rateSteps(rates, from, to);
    known.set(from, steps);
    return steps;
  };
}
