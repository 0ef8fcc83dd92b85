import { makeAutoObservable } from 'mobx';
import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { Clock } from '../../../../application/ports/clock';
import type { OrderChecks } from '../../../../application/ports/orders/order-checks';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { compare, type Decimal } from '../../../../domain/money/decimal';
import { shownWorth, worthOf } from '../../../../domain/trading/orders/units-of-amount';
import { estimatedUnits } from '../../../../domain/trading/simulation/estimated-units';
import { readQuantity } from '../../../../domain/trading/limits/quantity-rule';
import { PurchaseEstimate } from '../../../orders/purchase-estimate';
import { TypingPause } from '../../../orders/typing-pause';
import { UnitsEstimate } from '../../../orders/units-estimate';
import {
  broughtAmountRule,
  readRedeemedUnits,
  redeemedUnitsRule,
  type RedeemedUnitsProblem,
  type UnitsMode,
  type UnitsOfAmount,
  unitsModes,
} from './redeemed-units';
import { redemptionCurrency } from './source-holding';

type Context = {
  readonly kind: 'sell' | 'switch';
  readonly checks: OrderChecks;
  readonly clock: Clock;
  /** Returns the holding that units leave; undefined before one is chosen. */
  readonly source: () => PlacedHolding | undefined;
  /** Tells that nothing can leave it, whatever the units. */
  readonly isStopped: () => boolean;
  readonly onChange: () => void;
};

/** How many units leave a holding, as the client types it, and what they are worth [ORDQ-02, ORDQ-03, TRADE-23]. */
export class LeavingUnits {
  /** True once the client tried to go on, so that problems show. */
  showsProblems = false;
  readonly estimate: UnitsEstimate;
  /** The units that the amount typed comes to, in another currency than the fund's. */
  readonly ofAmount: PurchaseEstimate;
  readonly pause: TypingPause;
  private wantedMode: UnitsMode = 'units';
  private text = '';

  constructor(private readonly context: Context) {
    this.estimate = new UnitsEstimate(context);
    this.ofAmount = new PurchaseEstimate({ ...context, onKnown: () => this.refreshWorth(0) });
    this.pause = new TypingPause(context.clock);
    makeAutoObservable<this, 'context'>(
      this,
      { context: false, estimate: false, ofAmount: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  /** The ways of saying how many: by amount only where a price tells what they bring. */
  get modes(): readonly UnitsMode[] {
    const { price } = this.context.source()?.holding.fund ?? {};
    return price ? unitsModes : unitsModes.filter((mode) => mode !== 'amount');
  }

  /** The chosen way of saying how many, where the holding offers it. */
  get mode(): UnitsMode {
    return this.modes.find((mode) => mode === this.wantedMode) ?? 'units';
  }

  /** The quantity as it is typed; '' where it was typed in a way that the holding doesn't offer. */
  get typed(): string {
    return this.mode === this.wantedMode ? this.text : '';
  }

  get currency(): string {
    const source = this.context.source();
    return source ? redemptionCurrency(source) : '';
  }

  get rule() {
    const source = this.context.source();
    return source && redeemedUnitsRule(this.context.kind, source);
  }

  /** The exact units that leave the fund. */
  get units(): Decimal | undefined {
    return this.read?.ok ? this.read.value : undefined;
  }

  /** The problem with the typed quantity: once typing pauses, an empty field only once the client tried to go on. */
  get problem(): RedeemedUnitsProblem | undefined {
    if (this.read?.ok !== false || this.context.isStopped()) return undefined;
    const { error } = this.read;
    return this.pause.says(error.problem, this.showsProblems) ? error : undefined;
  }

  chooseMode(mode: UnitsMode): void {
    this.wantedMode = mode;
    this.fill('');
  }

  type(text: string): void {
    this.wantedMode = this.mode;
    this.text = text;
    this.pause.await();
    this.change();
  }

  /** Takes a share of what is available, in percent. */
  takeShare(percent: string): void {
    this.wantedMode = 'percent';
    this.fill(percent);
  }

  /** Takes a text that was put there whole. */
  fill(text: string): void {
    this.text = text;
    this.pause.end();
    this.change(0);
  }

  /** Restores what was typed before. */
  restore(mode: UnitsMode, typed: string): void {
    this.wantedMode = mode;
    this.text = typed;
    this.pause.end();
  }

  /** Waits for the units of an amount; done when they are known, or couldn't be loaded. */
  async settle(): Promise<void> {
    this.showsProblems = true;
    await this.ofAmount.settle();
  }

  /** Estimates what is typed anew. */
  refresh(debounceMs?: number): void {
    const source = this.context.source();
    if (!source) return;
    const { currency } = this;
    const { fund } = source.holding;
    const amount = this.mode === 'amount' ? readQuantity(this.typed, broughtAmountRule(currency)) : undefined;
    const isExchanged = currency !== fund.baseCurrency;
    const wanted = amount?.ok && isExchanged && !this.context.isStopped() ? amount.value : undefined;
    this.ofAmount.update(wanted && { fundCode: fundId(fund), currency, amount: wanted }, fund, debounceMs);
    this.refreshWorth(debounceMs);
  }

  private get read() {
    const { rule, mode, typed, currency } = this;
    return rule && readRedeemedUnits({ mode, typed, rule, currency, ofAmount: this.amountUnits, worth: this.worth });
  }

  /** The worth of all available units, as the page shows it: by the price in the fund's own currency, else the holding's value. */
  private get worth(): Decimal | undefined {
    const { rule, currency } = this;
    const { holding } = this.context.source() ?? {};
    if (!rule || !holding) return undefined;
    const { fund, line, units } = holding;
    if (fund.baseCurrency === currency) return fund.price && worthOf(rule.available, { price: fund.price, currency });
    const isShown = line.currency === currency && units !== undefined && compare(units, rule.available) === 0;
    return isShown ? line.marketValue && shownWorth(line.marketValue, currency) : undefined;
  }

  private get amountUnits(): UnitsOfAmount {
    const { rule, currency } = this;
    const { fund } = this.context.source()?.holding ?? {};
    if (rule && fund?.baseCurrency === currency) {
      const amount = readQuantity(this.typed, broughtAmountRule(currency));
      const { price } = fund;
      const units = amount.ok && price && estimatedUnits({ amount: amount.value, price, currency });
      return units ? { kind: 'known', units } : { kind: 'none' };
    }
    const { phase } = this.ofAmount;
    // What couldn't be loaded is said beside the field, with the way to try again.
    return phase.kind === 'failed' ? { kind: 'waiting' } : phase;
  }

  private change(debounceMs?: number): void {
    this.showsProblems = false;
    this.context.onChange();
    this.refresh(debounceMs);
  }

  private refreshWorth(debounceMs?: number): void {
    const { units, currency, rule } = this;
    const source = this.context.source();
    if (!source || !rule) return;
    const asked = units && { fundCode: fundId(source.holding.fund), currency, units };
    const { available } = rule;
    const { price } = source.holding.fund;
    this.estimate.update(this.context.isStopped() ? undefined : asked, { available, price }, debounceMs);
  }
}
