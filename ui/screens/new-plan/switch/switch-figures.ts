import { makeAutoObservable } from 'mobx';
import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { Clock } from '../../../../application/ports/clock';
import type { Calendar } from '../../../../domain/calendar/calendar';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { type Decimal, scaled, toText, zero } from '../../../../domain/money/decimal';
import { firstExecution } from '../../../../domain/regular-plans/days/effective-from';
import type { ExecutionDay } from '../../../../domain/regular-plans/days/execution-day';
import { type LeastReturnProblem, readLeastReturn } from '../../../../domain/regular-plans/running/least-return';
import { arePlanDays, toggleDay } from '../../../../domain/regular-plans/days/plan-days';
import type { LeastReturnRules, PlanRules } from '../../../../domain/regular-plans/plan-rules';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import { type QuantityRule, type QuantityProblem, readQuantity } from '../../../../domain/trading/limits/quantity-rule';
import { unitsOfPercent } from '../../../../domain/trading/orders/units-of-percent';
import { estimatedUnits } from '../../../../domain/trading/simulation/estimated-units';
import { estimatedWorth } from '../../../../domain/trading/simulation/estimated-worth';
import { greatestShareOf } from '../../../orders/shares-of-all';
import { TypingPause } from '../../../orders/typing-pause';

type SwitchContext = {
  readonly holdings: () => readonly PlacedHolding[];
  readonly rules: PlanRules;
  readonly calendar: Calendar;
  /** An instant. */
  readonly now: () => string;
  readonly clock: Pick<Clock, 'after'>;
  readonly onChange: () => void;
};

/** The draft of a monthly switch that the tab stores. */
export type DraftedSwitch = {
  readonly holdingId: string;
  readonly typed: string;
  readonly days: readonly number[];
  readonly typedReturn: string;
};

/**
 * A monthly switch, as it is typed and chosen: which holding it leaves, how many units, on which days, into which fund,
 * and from which return on [RSP-08, LINK-31].
 */
export class SwitchFigures {
  holdingId = '';
  typed = '';
  /** The days on which it switches, the earliest first. */
  chosenDays: readonly number[];
  /** The typed return from which it switches, where plans can wait for one; '' for no condition. */
  typedReturn = '';
  target: FundPreview | undefined;
  /** True once the client tried to go on, so that problems show. */
  showsProblems = false;
  readonly unitsPause: TypingPause;
  readonly returnPause: TypingPause;

  constructor(private readonly context: SwitchContext) {
    this.chosenDays = context.rules.usualDays.slice(0, 1);
    this.unitsPause = new TypingPause(context.clock);
    this.returnPause = new TypingPause(context.clock);
    makeAutoObservable<this, 'context'>(
      this,
      { context: false, unitsPause: false, returnPause: false },
      { autoBind: true, deep: false },
    );
  }

  get chosen(): PlacedHolding | undefined {
    return this.context.holdings().find(({ holding }) => holding.id === this.holdingId);
  }

  /** The currency in which the switch is settled. */
  get currency(): string {
    const { holding } = this.chosen ?? {};
    return holding?.settlementCurrency ?? holding?.fund.baseCurrency ?? '';
  }

  /** The rule for the units: no more each month than are available now [TRADE-96]. */
  get rule(): Extract<QuantityRule, { readonly kind: 'redemption' | 'switch-out' }> {
    const { redeemable } = this.chosen ?? {};
    const places = redeemable?.unitPlaces ?? unitPlaces;
    return { kind: 'switch-out', places, available: redeemable?.available ?? zero };
  }

  get units(): Decimal | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the units: once typing pauses, an empty field only once the client tried to go on. */
  get problem(): QuantityProblem | undefined {
    const read = readQuantity(this.typed, this.rule);
    if (read.ok) return undefined;
    return this.unitsPause.says(read.error, this.showsProblems) ? read.error : undefined;
  }

  /** The share of the available units that is typed, in percent; undefined where it is none of those that one press chooses. */
  get share(): string | undefined {
    return greatestShareOf(this.typed, (share) => this.unitsOf(share));
  }

  /** The worth of the units at the latest price, where that is in the switch's currency [TRADE-23]. */
  get worth(): Decimal | undefined {
    const { units, currency } = this;
    const { price, baseCurrency } = this.chosen?.holding.fund ?? {};
    return units && price && baseCurrency === currency ? estimatedWorth(units, { price, currency }) : undefined;
  }

  /** The units that one switch buys at the latest prices, where both funds are in its currency [TRADE-43]. */
  get boughtUnits(): Decimal | undefined {
    const { worth: amount, currency, target } = this;
    const price = target?.fundPrice?.price;
    return amount && price && target.baseCurrency === currency
      ? estimatedUnits({ amount, price, currency })
      : undefined;
  }

  get days(): readonly number[] {
    return Array.from({ length: this.context.rules.lastDay }, (_, index) => index + 1);
  }

  get mostDays(): number {
    return this.context.rules.mostDays;
  }

  /** True after the client removed the last day. */
  get isWithoutDay(): boolean {
    return this.chosenDays.length === 0;
  }

  /** Within which bounds a return can be named, where plans can wait for one [LINK-31]. */
  get returnRules(): LeastReturnRules | undefined {
    return this.context.rules.leastReturn;
  }

  /** The return that it waits for, in percent; undefined for none. */
  get leastReturn(): Decimal | undefined {
    return this.readReturn?.ok ? this.readReturn.value : undefined;
  }

  /** The problem with the typed return, once typing pauses. */
  get returnProblem(): LeastReturnProblem | undefined {
    const read = this.readReturn;
    if (read?.ok !== false) return undefined;
    return this.returnPause.says(read.error, this.showsProblems) ? read.error : undefined;
  }

  /** True when it has days and, where it waits for a return, a valid one. */
  get isWhole(): boolean {
    return !this.isWithoutDay && this.readReturn?.ok !== false;
  }

  private get readReturn() {
    return this.returnRules && readLeastReturn(this.typedReturn, this.returnRules);
  }

  /** The first switch, by the calendar known now. */
  get first(): ExecutionDay | undefined {
    if (this.isWithoutDay) return undefined;
    const { now, calendar, rules } = this.context;
    return firstExecution(this.chosenDays, { at: now(), calendar, rules });
  }

  choose(holdingId: string): void {
    this.holdingId = holdingId;
    if (this.target && this.isLeft(this.target)) this.target = undefined;
    this.type('');
  }

  type(text: string): void {
    this.typed = text;
    this.showsProblems = false;
    this.unitsPause.await();
    this.context.onChange();
  }

  /** Takes a share of what is available, in percent. */
  takeShare(percent: string): void {
    this.type(this.unitsOf(percent));
    this.unitsPause.end();
  }

  toggleDay(day: number): void {
    if (!this.days.includes(day)) return;
    this.chosenDays = this.mostDays === 1 ? [day] : toggleDay(this.chosenDays, day);
    this.context.onChange();
  }

  typeReturn(text: string): void {
    this.typedReturn = text;
    this.showsProblems = false;
    this.returnPause.await();
    this.context.onChange();
  }

  /** Switches into a fund, never into the one that it leaves; undefined to choose another one. */
  chooseTarget(fund: FundPreview | undefined): void {
    if (fund === undefined || !this.isLeft(fund)) this.target = fund;
    this.context.onChange();
  }

  private unitsOf(percent: string): string {
    const { available, places } = this.rule;
    return toText(unitsOfPercent(available, scaled(BigInt(percent)), places));
  }

  private isLeft(fund: FundPreview): boolean {
    return this.chosen !== undefined && isSameFund(this.chosen.holding.fund, fund);
  }

  /** Takes back what was made of it before. */
  recall({ holdingId, typed, days, typedReturn }: DraftedSwitch, into: FundPreview | undefined): void {
    this.holdingId = holdingId;
    this.typed = typed;
    if (arePlanDays(days, this.context.rules)) this.chosenDays = days;
    this.typedReturn = typedReturn;
    this.unitsPause.end();
    this.returnPause.end();
    this.target = into;
  }
}
