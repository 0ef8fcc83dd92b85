import { type Decimal, negate } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { sumOfAll } from '../money/sum';
import type { DayRange } from './bridge';
import type { ConvertedTransfer } from './converted-transfer';
import type { Dated } from './dated-series';
import { isHeldOn, type Sale } from './position-history';
import type { Place } from './transfer';
import type { TransferHistory } from './transfer-history';

/** A sale with its gain: the money it brought less the average cost of its units. */
export type SaleWithGain = Sale & { readonly gain: Decimal | undefined };

/** Money that a fund distributed or an order cost, in the currency in which it moved and in that of the history; below zero what was taken back. */
export type DatedAmount = {
  readonly date: string;
  /** The place at the other end: the client's bank, the Cash Account, or the order that the money was invested with or paid for. */
  readonly at: Place;
  readonly amount: Decimal;
  readonly currency: string;
  readonly converted: Decimal | undefined;
};

/** The sums of gains and income over some holdings or a period, in the currency of the history; undefined where a rate isn't known. */
export type GainsAndIncomeSums = {
  /** The proceeds of sales, less the average cost of their units. */
  readonly realisedGain: Decimal | undefined;
  /** Distributions that were paid to the client. */
  readonly paidDistributions: Decimal | undefined;
  /** Distributions that the client invested again. */
  readonly reinvestedDistributions: Decimal | undefined;
  readonly fees: Decimal | undefined;
};

/** The sales, distributions and fees of a holding in a period. */
export type HoldingIncome = GainsAndIncomeSums & {
  /** The id of the holding. */
  readonly holding: string;
  /** Tells whether units of it were left at the end of the period. */
  readonly isHeld: boolean;
  readonly sales: readonly SaleWithGain[];
  readonly distributions: readonly DatedAmount[];
  readonly feePayments: readonly DatedAmount[];
};

/** The sales, distributions and fees of a portfolio in a period, with their sums; holdings without any are left out. */
export type GainsAndIncome = GainsAndIncomeSums & { readonly holdings: readonly HoldingIncome[] };

/** Returns the gains realised, the distributions and the fees of a period, holding by holding; of holdings of which there is nothing to tell, none [PORT-46]. */
export function gainsAndIncome(history: TransferHistory, period: DayRange): GainsAndIncome {
  const moved = history.transfers.filter((transfer) => isWithin(transfer, period));
  const distributions = amountsByHolding(moved, 'income');
  const feePayments = amountsByHolding(moved, 'fees');
  const positions = new Map(
    history.positions.filter(({ place }) => place.kind === 'fund').map((position) => [position.place.id, position]),
  );
  const ids = new Set([...positions.keys(), ...distributions.keys(), ...feePayments.keys()]);
  const holdings = [...ids]
    .map((id) => ({
      holding: id,
      isHeld: isHeldOn(positions.get(id) ?? { entries: [] }, period.last),
      sales: (positions.get(id)?.sales ?? []).filter((sale) => isWithin(sale, period)).map(withGain),
      distributions: distributions.get(id) ?? [],
      feePayments: feePayments.get(id) ?? [],
    }))
    .filter((holding) => [holding.sales, holding.distributions, holding.feePayments].some(({ length }) => length > 0))
    .map((holding): HoldingIncome => ({ ...holding, ...sumsOf([holding]) }));
  return { ...sumsOf(holdings), holdings };
}

const isWithin = ({ date }: Dated, { first, last }: DayRange): boolean => date >= first && date <= last;

const withGain = (sale: Sale): SaleWithGain => ({ ...sale, gain: subtractKnown(sale.proceeds, sale.cost) });

/** Returns what came from the distributions of each holding, or went to its fees, by the id of the holding. */
function amountsByHolding(
  transfers: readonly ConvertedTransfer[],
  kind: 'income' | 'fees',
): ReadonlyMap<string, readonly DatedAmount[]> {
  const found = new Map<string, DatedAmount[]>();
  for (const transfer of transfers) {
    const isFrom = transfer.from.kind === kind;
    if (!isFrom && transfer.to.kind !== kind) continue;
    const [own, at] = isFrom ? [transfer.from, transfer.to] : [transfer.to, transfer.from];
    const amount = amountAt(transfer, at, isFrom === (kind === 'income'));
    const known = found.get(own.id);
    if (known) known.push(amount);
    else found.set(own.id, [amount]);
  }
  return found;
}

const amountAt = (
  { date, amount, currency, converted }: ConvertedTransfer,
  at: Place,
  isPlus: boolean,
): DatedAmount => ({
  date,
  at,
  currency,
  amount: isPlus ? amount : negate(amount),
  converted: isPlus ? converted : converted && negate(converted),
});

type Lines = Pick<HoldingIncome, 'sales' | 'distributions' | 'feePayments'>;

function sumsOf(holdings: readonly Lines[]): GainsAndIncomeSums {
  const distributions = holdings.flatMap((holding) => holding.distributions);
  return {
    realisedGain: sumOfAll(holdings.flatMap(({ sales }) => sales.map(({ gain }) => gain))),
    paidDistributions: total(distributions.filter((one) => !isReinvested(one))),
    reinvestedDistributions: total(distributions.filter(isReinvested)),
    fees: total(holdings.flatMap(({ feePayments }) => feePayments)),
  };
}

/** Tells whether a distribution went into an order, rather than to the client's bank or the Cash Account. */
export const isReinvested = ({ at }: DatedAmount): boolean => at.kind === 'transit';

const total = (amounts: readonly DatedAmount[]): Decimal | undefined =>
  sumOfAll(amounts.map(({ converted }) => converted));
