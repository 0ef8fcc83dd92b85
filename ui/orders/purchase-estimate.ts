import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { AmountToEstimate, BoughtUnits, OrderChecks } from '../../application/ports/orders/order-checks';
import { compare, type Decimal } from '../../domain/money/decimal';
import { estimatedUnits } from '../../domain/trading/simulation/estimated-units';
import { estimateDebounceMs, isSamePrice } from './units-estimate';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'known' } & BoughtUnits);

type Deps = {
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly clock: Pick<Clock, 'after'>;
  /** Hears that units came in from the server. */
  readonly onKnown?: () => void;
};

/** The latest price of a fund in its own currency, where it is known. */
type PricedFund = { readonly price?: Decimal | undefined; readonly baseCurrency: string };

/**
 * Estimates the units that an amount buys: at once by the latest price, and asked of the server once typing pauses
 * where the amount is in another currency than the fund's [API-79, OPEN-80].
 */
export class PurchaseEstimate {
  phase: Phase = { kind: 'none' };
  private amount: AmountToEstimate | undefined;
  private price: Decimal | undefined;
  private requestId = 0;
  private stop: () => void = () => undefined;

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps' | 'amount' | 'price' | 'requestId' | 'stop'>(
      this,
      { deps: false, amount: false, price: false, requestId: false, stop: false },
      { autoBind: true, deep: false },
    );
  }

  /** The units, and the rate that they are by; undefined while they aren't known. */
  get bought(): BoughtUnits | undefined {
    return this.phase.kind === 'known' ? this.phase : undefined;
  }

  /** Estimates another amount than before, and the same by another price; none for what is no amount. */
  update(
    amount: AmountToEstimate | undefined,
    { price, baseCurrency }: PricedFund,
    debounceMs: number = estimateDebounceMs,
  ): void {
    if (isSame(amount, this.amount) && isSamePrice(price, this.price)) return;
    this.stop();
    this.requestId++;
    this.amount = amount;
    this.price = price;
    if (amount === undefined) {
      this.phase = { kind: 'none' };
      return;
    }
    if (amount.currency === baseCurrency) {
      const units = price && estimatedUnits({ amount: amount.amount, price, currency: baseCurrency });
      this.phase = units ? { kind: 'known', units, rate: undefined } : { kind: 'none' };
      return;
    }
    this.phase = { kind: 'waiting' };
    if (debounceMs === 0) void this.fetch();
    else this.stop = this.deps.clock.after(debounceMs, () => void this.fetch());
  }

  /** Loads the estimate of the same amount again. */
  async retry(): Promise<void> {
    this.phase = { kind: 'waiting' };
    await this.fetch();
  }

  /** Ends the wait for a pause in typing; done when the estimate is known, or couldn't be loaded. */
  async settle(): Promise<void> {
    if (this.phase.kind !== 'waiting') return;
    this.stop();
    await this.fetch();
  }

  private async fetch(): Promise<void> {
    const { amount } = this;
    if (amount === undefined) return;
    const requestId = ++this.requestId;
    const answer = await this.deps.checks.estimatePurchase(amount);
    runInAction(() => {
      if (requestId !== this.requestId) return;
      this.phase = answer.ok ? { kind: 'known', ...answer.value } : { kind: 'failed' };
      if (answer.ok) this.deps.onKnown?.();
    });
  }
}

const isSame = (one: AmountToEstimate | undefined, other: AmountToEstimate | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.fundCode === other.fundCode && one.currency === other.currency && compare(one.amount, other.amount) === 0;
