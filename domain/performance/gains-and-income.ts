import { groupBy } from '../kernel/group-by';
import { type Decimal, negate } from '../money/decimal';
import { sumOfAll } from '../money/sum';
import type { ConvertedTransfer } from './converted-transfer';
import type { DayRange } from '../calendar/day-range';
import { isWithin } from './dated-series';
import { isHeldOn, type Sale } from './position-history';
import type { Place } from './transfer';
import type { TransferHistory } from './transfer-history';

/** Money that a fund distributed or an order cost, in the currency in which it moved and in that of the history; below zero what was taken back, undefined where an amount or a rate isn't known. */
export type DatedAmount = {
  readonly date: string;
  /** The place at the other end: the client's bank, the Cash Account, or the order that the money was invested with or paid for. */
  readonly at: Place;
  readonly amount: Decimal | undefined;
  readonly currency: string;
  readonly converted: Decimal | undefined;
};

/** Money that a fund distributed. */
export type Distributed = DatedAmount & {
  /** Tells whether it went into an order that invests it; where that order came to nothing it was paid to the client. */
  readonly isReinvested: boolean;
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
  readonly sales: readonly Sale[];
  readonly distributions: readonly Distributed[];
  readonly feePayments: readonly DatedAmount[];
};

/** The sales, distributions and fees of a portfolio in a period, with their sums; holdings without any are left out. */
export type GainsAndIncome = GainsAndIncomeSums & { readonly holdings: readonly HoldingIncome[] };

/** Returns the gains realised, the distributions and the fees of a period, holding by holding; of holdings of which there is nothing to tell, none [PORT-46]. */
export function gainsAndIncome(history: TransferHistory, period: DayRange): GainsAndIncome {
  const moved = history.transfers.filter((transfer) => isWithin(transfer, period));
  const paidBack = ordersPaidBack(history.transfers);
  const distributions = groupBy(
    moved.filter(({ from, to }) => from.kind === 'income' || to.kind === 'income'),
    ({ from, to }) => (from.kind === 'income' ? from.id : to.id),
  );
  const feePayments = groupBy(
    moved.filter(({ from, to }) => from.kind === 'fees' || to.kind === 'fees'),
    ({ from, to }) => (from.kind === 'fees' ? from.id : to.id),
  );
  const positions = new Map(
    history.positions.filter(({ place }) => place.kind === 'fund').map((position) => [position.place.id, position]),
  );
  const ids = new Set([...positions.keys(), ...distributions.keys(), ...feePayments.keys()]);
  const holdings = [...ids]
    .map((id) => ({
      holding: id,
      isHeld: isHeldOn(positions.get(id) ?? { entries: [] }, period.last),
      sales: (positions.get(id)?.sales ?? []).filter((sale) => isWithin(sale, period)),
      distributions: (distributions.get(id) ?? []).map((transfer) => distributedAmount(transfer, paidBack)),
      feePayments: (feePayments.get(id) ?? []).map(feeAmount),
    }))
    .filter((holding) => [holding.sales, holding.distributions, holding.feePayments].some(({ length }) => length > 0))
    .map((holding): HoldingIncome => ({ ...holding, ...sumsOf([holding]) }));
  return { ...sumsOf(holdings), holdings };
}

/** Returns the orders whose money went back to the client's bank or the Cash Account. */
const ordersPaidBack = (transfers: readonly ConvertedTransfer[]): ReadonlySet<string> =>
  new Set(
    transfers.flatMap(({ from, to }) =>
      from.kind === 'transit' && (to.kind === 'outside' || to.kind === 'cash') ? [from.id] : [],
    ),
  );

/** Returns what a fund distributed, below zero what was taken back. */
function distributedAmount(transfer: ConvertedTransfer, paidBack: ReadonlySet<string>): Distributed {
  const isTakenBack = transfer.to.kind === 'income';
  const at = isTakenBack ? transfer.from : transfer.to;
  const isReinvested = at.kind === 'transit' && !paidBack.has(at.id);
  return { ...amountOf(transfer, isTakenBack), at, isReinvested };
}

/** Returns what an order cost, below zero what was given back. */
function feeAmount(transfer: ConvertedTransfer): DatedAmount {
  const isGivenBack = transfer.from.kind === 'fees';
  const at = isGivenBack ? transfer.to : transfer.from;
  return { ...amountOf(transfer, isGivenBack), at };
}

const amountOf = ({ date, amount, currency, converted }: ConvertedTransfer, isNegated: boolean) => ({
  date,
  currency,
  amount: isNegated ? amount && negate(amount) : amount,
  converted: isNegated ? converted && negate(converted) : converted,
});

type Lines = Pick<HoldingIncome, 'sales' | 'distributions' | 'feePayments'>;

function sumsOf(holdings: readonly Lines[]): GainsAndIncomeSums {
  const distributions = holdings.flatMap((holding) => holding.distributions);
  return {
    realisedGain: sumOfAll(holdings.flatMap(({ sales }) => sales.map(({ gain }) => gain))),
    paidDistributions: total(distributions.filter(({ isReinvested }) => !isReinvested)),
    reinvestedDistributions: total(distributions.filter(({ isReinvested }) => isReinvested)),
    fees: total(holdings.flatMap(({ feePayments }) => feePayments)),
  };
}

const total = (amounts: readonly DatedAmount[]): Decimal | undefined =>
  sumOfAll(amounts.map(({ converted }) => converted));
