import { makeAutoObservable } from 'mobx';
import { hasOwnDay, redeemedValue } from '../../../../application/orders/listed-order';
import { outflowFees } from '../../../../application/orders/outflow-fees';
import { simulateList } from '../../../../application/orders/simulate-list';
import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { sortDescending } from '../../../../domain/money/sort-descending';
import { sum } from '../../../../domain/money/sum';
import type { Region } from '../../../../domain/region';
import { orderTerms } from '../../../../domain/trading/orders/order-terms';
import { mayWaitForRemittance } from '../../../../domain/trading/orders/remittance-threshold';
import { type ExpectedMoney, payoutDate, sumByDay } from '../../../../domain/trading/simulation/expected-money';
import type { SimulatedPortfolio } from '../../../../domain/trading/simulation/simulate-orders';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { OpenListState } from '../state/open-list-state';
import type { ServerTime } from '../state/server-time';

type Deps = {
  readonly region: Region;
  /** The currency of the portfolio. */
  readonly currency: string;
  readonly time: ServerTime;
  readonly state: Pick<OpenListState, 'open'>;
  readonly list: { readonly left: readonly OrderCardViewModel[] };
};

/** A fund's share of the portfolio in percent, before and after. */
export type PreviewedShare = {
  readonly fundCode: string;
  readonly name: string;
  readonly before: Decimal;
  readonly after: Decimal;
};

/** A fee in a currency, undefined while it isn't known. */
export type PreviewedFee = { readonly currency: string; readonly amount: Decimal | undefined };

const mostFunds = 6;

/**
 * The portfolio as a list's orders would leave it and the days on which they move money, as they stand; those that a
 * rule stops are left out [ORDQ-04].
 */
export class OrderPreview {
  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false });
  }

  get currency(): string {
    return this.deps.currency;
  }

  /** The orders that are previewed. */
  get cards(): readonly OrderCardViewModel[] {
    return this.deps.list.left.filter(({ problem }) => problem === undefined);
  }

  /** Undefined before the list is there, and of no order. */
  get pictures(): SimulatedPortfolio | undefined {
    const { region, currency, state } = this.deps;
    const { held } = state.open ?? {};
    if (!held || this.cards.length === 0) return undefined;
    return simulateList(
      { region, currency, held },
      this.cards.map(({ order }) => order),
    );
  }

  /** The client's tier as the server states it; undefined while nothing is known of it. */
  get ownTier(): TierView | undefined {
    return this.deps.state.open?.ownTier;
  }

  /** Tells that the tier goes with what is held. */
  get isTierTold(): boolean {
    return this.deps.state.open?.isTierByHoldings === true;
  }

  /** The funds that the orders change, and the largest of the others; all that are left out are in `rest`. */
  get shares(): { readonly shown: readonly PreviewedShare[]; readonly rest: readonly PreviewedShare[] } {
    const { before, after } = this.pictures ?? {};
    const sharesBefore = new Map(before?.parts.map(({ fundCode, share }) => [fundCode, share]));
    const sharesAfter = new Map(after?.parts.map(({ fundCode, share }) => [fundCode, share]));
    const codes = [...new Set([...sharesAfter.keys(), ...sharesBefore.keys()])];
    const all = codes.map((fundCode) => ({
      fundCode,
      name: this.nameOf(fundCode),
      before: sharesBefore.get(fundCode) ?? zero,
      after: sharesAfter.get(fundCode) ?? zero,
    }));
    const ordered = all.filter(({ fundCode }) => this.orderedFunds.has(fundCode));
    const others = all.filter(({ fundCode }) => !this.orderedFunds.has(fundCode));
    const room = Math.max(0, mostFunds - ordered.length);
    // One fund alone is named rather than called the rest.
    const named = others.length <= room + 1 ? others.length : room;
    const shown = new Set([...ordered, ...others.slice(0, named)]);
    return {
      shown: sortDescending([...shown], ({ after: share }) => share),
      rest: others.slice(named),
    };
  }

  /** The fees that the orders bear, by currency. */
  get fees(): readonly PreviewedFee[] {
    const fees = this.cards.map((card) => ({ currency: currencyOf(card), amount: feeOf(card) }));
    return [...new Set(fees.map(({ currency }) => currency))].map((currency) => {
      const amounts = fees.filter((fee) => fee.currency === currency).map(({ amount }) => amount);
      const known = amounts.filter((amount) => amount !== undefined);
      return { currency, amount: known.length < amounts.length ? undefined : sum(known) };
    });
  }

  /** The money that is debited and that arrives, by day. */
  get money(): readonly ExpectedMoney[] {
    const { time } = this.deps;
    return sumByDay(
      this.cards.flatMap((card): readonly ExpectedMoney[] => {
        const { item } = card.order;
        const date = time.dealingDateOf(card);
        if (date === undefined || item.kind === 'switch') return [];
        const currency = currencyOf(card);
        if (item.kind === 'buy')
          return [{ direction: 'debited', currency, date, amount: card.cost?.total, mayWait: false }];
        const amount = feesOfUnits(card)?.net;
        const payout = { date: payoutDate(date, time.without(card.closedOn)), mayWait: this.mayWait(card) };
        return [{ direction: 'paid-out', currency, amount, ...payout }];
      }),
    );
  }

  /**
   * The days that are told of them: on which they are dealt, or would be if they were sent too late, and on which they
   * move money.
   */
  get dates(): readonly string[] {
    const { time } = this.deps;
    const dealt = this.cards.map((card) => time.dealingDateOf(card) ?? '');
    const late = this.cards
      .filter(({ order }) => !hasOwnDay(order))
      .map((card) => time.clockOf(card.cutOff)?.nextDate ?? '');
    return [...dealt, ...late, ...this.money.map(({ date }) => date)].filter((date) => date !== '');
  }

  /** A fund by its name; by what names it where nothing tells that. */
  nameOf(fundCode: string): string {
    const { held = [], orders = [] } = this.deps.state.open ?? {};
    const ordered = orders.flatMap(({ funds }) => funds.get(fundCode) ?? []);
    const named = ordered[0] ?? held.find(({ fund }) => isNamedBy(fund, fundCode))?.fund;
    return named?.name ?? fundCode;
  }

  /**
   * Tells that the money of an order may wait: in whole only while its worth isn't known in the threshold's currency,
   * or is below it.
   */
  private mayWait({ order, lines }: OrderCardViewModel): boolean {
    const threshold = order.redeemable?.remittanceThreshold;
    if (!threshold) return false;
    const worth = threshold.currency === this.currency ? redeemedValue(order) : undefined;
    return mayWaitForRemittance(lines[0]?.currency ?? '', worth, threshold.amount);
  }

  private get orderedFunds(): ReadonlySet<string> {
    return new Set(this.cards.flatMap(({ order: { item } }) => orderTerms(item).map(({ fundCode }) => fundCode)));
  }
}

const currencyOf = ({ lines }: OrderCardViewModel): string => lines[0]?.currency ?? '';

/** Returns the fees of an order: a purchase on top of its amount, units that leave a fund out of what they bring. */
const feeOf = (card: OrderCardViewModel): Decimal | undefined =>
  card.order.item.kind === 'buy' ? card.cost?.fee : feesOfUnits(card)?.total;

/** Returns what units that leave a fund bring and bear; undefined while their value isn't known. */
function feesOfUnits({ order, figure: units, estimate, lines, remittances, briefUnits }: OrderCardViewModel) {
  const { exact: value } = estimate;
  if (!value || !units) return undefined;
  return outflowFees({
    kind: order.item.kind === 'switch' ? 'switch' : 'redemption',
    units,
    value,
    currency: lines[0]?.currency ?? '',
    shortTerm: briefUnits,
    remittances,
  });
}
