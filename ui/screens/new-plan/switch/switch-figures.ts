import { makeAutoObservable } from 'mobx';
import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { Calendar } from '../../../../domain/calendar/calendar';
import type { FundPreview } from '../../../../domain/funds/fund-preview';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { firstExecution } from '../../../../domain/regular-plans/counts-from';
import type { ExecutionDay } from '../../../../domain/regular-plans/execution-day';
import type { PlanRules } from '../../../../domain/regular-plans/plan-rules';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import { type FigureRule, type LineFigureProblem, readLineFigure } from '../../../../domain/trading/limits/line-figure';

type SwitchContext = {
  readonly holdings: () => readonly PlacedHolding[];
  readonly rules: PlanRules;
  readonly calendar: Calendar;
  /** An instant. */
  readonly now: () => string;
  readonly onChange: () => void;
};

/** What was made of a monthly switch, as the tab keeps it. */
export type DraftedSwitch = { readonly holdingId: string; readonly typed: string; readonly dayOfMonth: number };

/** A monthly switch, as it is typed and chosen: which holding it leaves, how many units, on which day, and into which fund [RSP-08]. */
export class SwitchFigures {
  holdingId = '';
  typed = '';
  dayOfMonth = 1;
  into: FundPreview | undefined;
  /** Whether the client wanted to go on: from then on it is said what is wrong. */
  isJudged = false;

  constructor(private readonly context: SwitchContext) {
    makeAutoObservable<this, 'context'>(this, { context: false }, { autoBind: true, deep: false });
  }

  get chosen(): PlacedHolding | undefined {
    return this.context.holdings().find(({ holding }) => holding.id === this.holdingId);
  }

  /** The currency in which the switch is settled. */
  get currency(): string {
    const { holding } = this.chosen ?? {};
    return holding?.settlementCurrency ?? holding?.fund.baseCurrency ?? '';
  }

  /** What the units keep to: no more each month than are available now [TRADE-96]. */
  get rule(): Extract<FigureRule, { readonly kind: 'redemption' | 'switch-out' }> {
    const { redeemable } = this.chosen ?? {};
    const places = redeemable?.unitPlaces ?? unitPlaces;
    return { kind: 'switch-out', places, available: redeemable?.available ?? zero };
  }

  get units(): Decimal | undefined {
    const read = readLineFigure(this.typed, this.rule);
    return read.ok ? read.value : undefined;
  }

  /** What is wrong with the units, once the client wants to go on. */
  get problem(): LineFigureProblem | undefined {
    const read = readLineFigure(this.typed, this.rule);
    return read.ok || !this.isJudged ? undefined : read.error;
  }

  get days(): readonly number[] {
    return Array.from({ length: this.context.rules.lastDay }, (_, index) => index + 1);
  }

  /** When it switches first, by the calendar that is known now. */
  get first(): ExecutionDay {
    const { now, calendar, rules } = this.context;
    return firstExecution([this.dayOfMonth], { at: now(), calendar, rules });
  }

  choose(holdingId: string): void {
    this.holdingId = holdingId;
    if (this.into?.code === this.chosen?.holding.fund.code) this.into = undefined;
    this.type('');
  }

  type(text: string): void {
    this.typed = text;
    this.isJudged = false;
    this.context.onChange();
  }

  chooseDay(day: number): void {
    if (this.days.includes(day)) this.dayOfMonth = day;
    this.context.onChange();
  }

  /** Switches into a fund, never into the one that it leaves; undefined to choose another one. */
  goInto(fund: FundPreview | undefined): void {
    if (fund === undefined || fund.code !== this.chosen?.holding.fund.code) this.into = fund;
    this.context.onChange();
  }

  /** Takes back what was made of it before. */
  recall({ holdingId, typed, dayOfMonth }: DraftedSwitch, into: FundPreview | undefined): void {
    this.holdingId = holdingId;
    this.typed = typed;
    if (this.days.includes(dayOfMonth)) this.dayOfMonth = dayOfMonth;
    this.into = into;
  }
}
