import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { OrderChecks, UnitsToEstimate, UnitsValue } from '../../application/ports/orders/order-checks';
import { minorUnitScale } from '../../domain/money/currency';
import { compare, type Decimal } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { payoutRounding } from '../../domain/money/settlement-rounding';
import { redemptionEstimate } from '../../domain/trading/limits/check-units';

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly exact: Decimal; readonly worth: Decimal; readonly rate: Decimal | undefined };

type Dependencies = { readonly checks: OrderChecks; readonly clock: Clock };

/** How long typing rests before the server is asked, in milliseconds. */
export const restingTime = 400;

/** What the units that leave a fund are worth now: asked of the server once typing rests, and zero, unasked, for more than are available [TRADE-23, TRADE-45, TRADE-46, OPEN-80]. */
export class UnitsEstimate {
  phase: Phase = { kind: 'none' };
  private units: UnitsToEstimate | undefined;
  private isBeyond = false;
  private asked = 0;
  private stop: () => void = () => undefined;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'units' | 'isBeyond' | 'asked' | 'stop'>(
      this,
      { dependencies: false, units: false, isBeyond: false, asked: false, stop: false },
      { autoBind: true, deep: false },
    );
  }

  /** As they would be paid out: rounded down to the currency's minor unit. */
  get worth(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.worth : undefined;
  }

  /** As exactly as the server says it, for what is worked out from it. */
  get exact(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.exact : undefined;
  }

  /** The exchange rate that it is by; undefined within one currency. */
  get rate(): Decimal | undefined {
    return this.phase.kind === 'known' ? this.phase.rate : undefined;
  }

  /** Estimates other units than before, those of another fund or currency, and the same where they have become available or no longer are; none for what is no figure. */
  of(units: UnitsToEstimate | undefined, available: Decimal, rest: number = restingTime): void {
    const known = units && redemptionEstimate(units.units, available);
    const isBeyond = known?.kind === 'known';
    if (isSame(units, this.units) && isBeyond === this.isBeyond) return;
    this.stop();
    this.asked++;
    this.units = units;
    this.isBeyond = isBeyond;
    if (known === undefined) {
      this.phase = { kind: 'none' };
      return;
    }
    this.phase =
      known.kind === 'known'
        ? knownWorth({ value: known.value, rate: undefined }, units?.currency ?? '')
        : { kind: 'waiting' };
    if (known.kind === 'known') return;
    if (rest === 0) void this.ask();
    else this.stop = this.dependencies.clock.after(rest, () => void this.ask());
  }

  /** Asks for the same units again. */
  async ask(): Promise<void> {
    const { units } = this;
    if (units === undefined) return;
    const number = ++this.asked;
    this.phase = { kind: 'waiting' };
    const answer = await this.dependencies.checks.estimateUnits(units);
    runInAction(() => {
      if (number !== this.asked) return;
      this.phase = answer.ok ? knownWorth(answer.value, units.currency) : { kind: 'failed' };
    });
  }
}

const knownWorth = ({ value, rate }: UnitsValue, currency: string): Phase => ({
  kind: 'known',
  exact: value,
  worth: round(value, minorUnitScale(currency), payoutRounding),
  rate,
});

const isSame = (one: UnitsToEstimate | undefined, other: UnitsToEstimate | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.fundCode === other.fundCode &&
  one.currency === other.currency &&
  compare(one.units, other.units) === 0;
