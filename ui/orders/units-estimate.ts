import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { OrderChecks, UnitsToEstimate, UnitsValue } from '../../application/ports/orders/order-checks';
import { compare, type Decimal } from '../../domain/money/decimal';
import { redemptionEstimate } from '../../domain/trading/limits/check-units';
import { estimatedPayout } from '../../domain/trading/simulation/estimated-worth';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly exact: Decimal; readonly value: Decimal; readonly rate: Decimal | undefined };

type Deps = { readonly checks: OrderChecks; readonly clock: Clock };

/** The pause in typing before the server is asked, in milliseconds. */
export const estimateDebounceMs = 400;

/** The units that can be redeemed, and the latest price by which they are worth what they are, where the page shows one. */
type AvailableUnits = { readonly available: Decimal; readonly price?: Decimal | undefined };

/**
 * Estimates the present value of redeemed units: loaded once typing pauses, and zero without a call for more than are
 * available [TRADE-23, TRADE-45, TRADE-46, OPEN-80].
 */
export class UnitsEstimate {
  phase: Phase = { kind: 'none' };
  private units: UnitsToEstimate | undefined;
  private price: Decimal | undefined;
  private isBeyond = false;
  private requestId = 0;
  private stop: () => void = () => undefined;

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps' | 'units' | 'price' | 'isBeyond' | 'requestId' | 'stop'>(
      this,
      { deps: false, units: false, price: false, isBeyond: false, requestId: false, stop: false },
      { autoBind: true, deep: false },
    );
  }

  /** The value as it would be paid out: rounded down to the currency's minor unit. */
  get value(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.value : undefined;
  }

  /** The value as exactly as the server states it, for further calculation. */
  get exact(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.exact : undefined;
  }

  /** The exchange rate that it is by; undefined within one currency. */
  get rate(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.rate : undefined;
  }

  /**
   * Estimates other units than before, those of another fund or currency, and the same by another price, or where they
   * have become available or no longer are; none for what is no figure.
   */
  update(
    units: UnitsToEstimate | undefined,
    { available, price }: AvailableUnits,
    debounceMs: number = estimateDebounceMs,
  ): void {
    const known = units && redemptionEstimate(units.units, available);
    const isBeyond = known?.kind === 'known';
    if (isSame(units, this.units) && isSamePrice(price, this.price) && isBeyond === this.isBeyond) return;
    this.stop();
    this.requestId++;
    this.units = units;
    this.price = price;
    this.isBeyond = isBeyond;
    if (known === undefined) {
      this.phase = { kind: 'none' };
      return;
    }
    this.phase =
      known.kind === 'known'
        ? knownEstimate({ value: known.value, rate: undefined }, units?.currency ?? '')
        : { kind: 'waiting' };
    if (known.kind === 'known') return;
    if (debounceMs === 0) void this.fetch();
    else this.stop = this.deps.clock.after(debounceMs, () => void this.fetch());
  }

  /** Loads the estimate of the same units again. */
  async fetch(): Promise<void> {
    const { units } = this;
    if (units === undefined) return;
    const requestId = ++this.requestId;
    this.phase = { kind: 'waiting' };
    const answer = await this.deps.checks.estimateUnits(units);
    runInAction(() => {
      if (requestId !== this.requestId) return;
      this.phase = answer.ok ? knownEstimate(answer.value, units.currency) : { kind: 'failed' };
    });
  }
}

const knownEstimate = ({ value, rate }: UnitsValue, currency: string): Phase => ({
  kind: 'known',
  exact: value,
  value: estimatedPayout(value, currency),
  rate,
});

const isSame = (one: UnitsToEstimate | undefined, other: UnitsToEstimate | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.fundCode === other.fundCode && one.currency === other.currency && compare(one.units, other.units) === 0;

/** Tells that a price is the one before, by its value; two that aren't known are the same. */
export const isSamePrice = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
  one === undefined || other === undefined ? one === other : compare(one, other) === 0;
