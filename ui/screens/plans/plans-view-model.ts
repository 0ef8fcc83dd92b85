import { makeAutoObservable, runInAction } from 'mobx';
import type { AvailablePoints } from '../../../application/plans/available-points';
import type { ChangePlan } from '../../../application/plans/change-plan';
import type { BankAccounts } from '../../../application/ports/banking/bank-accounts';
import type { Clock } from '../../../application/ports/clock';
import type { PlanOutcomes } from '../../../application/ports/plans/plan-outcomes';
import type { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { debitedIn } from '../../../domain/banking/choose-bank-account';
import type { Calendar } from '../../../domain/calendar/calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import type { Currency } from '../../../domain/money/currency';
import type { PlanOutcome } from '../../../domain/performance/plan-outcome';
import type { ValuePoint } from '../../../domain/performance/value-line';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import {
  hasEnded,
  type PlanDay,
  planDays,
  type PlanSchedule,
} from '../../../domain/regular-plans/running/plan-schedule';
import type { Region } from '../../../domain/region';
import { AsyncResource } from '../../stores/async-resource';
import { PlanChangeFacts, type PlanChangeFactsDeps } from './plan-change-facts';
import { PlanChangeFlow } from './plan-change-flow';
import { PlansPoints } from './plans-points';

type Deps = Omit<PlanChangeFactsDeps, 'clock'> & {
  readonly schedules: Pick<PlanSchedules, 'all'>;
  readonly changePlan: Pick<ChangePlan, 'execute'>;
  readonly banks: Pick<BankAccounts, 'directDebits'>;
  readonly outcomes: Pick<PlanOutcomes, 'all'>;
  readonly clock: Clock;
  /** Loads the points, where plans can redeem them for their fees. */
  readonly askForPoints?: (() => Promise<AvailablePoints>) | undefined;
};

/**
 * The client's plans: those that run, the older ones and the ended ones, and what they will do in this month and the
 * next [RSP-03, RSP-09].
 */
export class PlansViewModel {
  readonly resource: AsyncResource<readonly PlanSchedule[]>;
  /** The outcomes of plans; the plans are shown without them where they fail. */
  readonly outcomes: AsyncResource<readonly PlanOutcome[]>;
  readonly changing: PlanChangeFlow;
  readonly points: PlansPoints;
  /** The bank accounts that may be debited; none until they are known. */
  private debits: readonly BankAccount[] = [];

  constructor(
    { schedules, changePlan, banks, outcomes, clock, askForPoints, findFacts, checks }: Deps,
    terms: {
      readonly region: Region;
      readonly calendar: Calendar;
      readonly rules: PlanRules;
      readonly currency: Currency;
      /** True if the server keeps the texts that were accepted. */
      readonly keepsTexts?: boolean;
    },
  ) {
    this.clock = clock;
    this.banks = banks;
    this.points = new PlansPoints(terms.region, askForPoints);
    this.resource = new AsyncResource(() => schedules.all());
    this.currency = terms.currency;
    this.outcomes = new AsyncResource(() => outcomes.all(terms.currency));
    const facts = new PlanChangeFacts({ findFacts, checks, clock });
    this.changing = new PlanChangeFlow(changePlan, { ...terms, clock, facts, now: () => this.now }, () =>
      this.resource.load(),
    );
    makeAutoObservable<this, 'clock' | 'banks' | 'currency'>(
      this,
      { resource: false, outcomes: false, changing: false, points: false, clock: false, banks: false, currency: false },
      { autoBind: true, deep: false },
    );
  }

  private readonly currency: Currency;
  private readonly clock: Clock;
  private readonly banks: Deps['banks'];

  /** Finds the accounts that may be debited; the plans are shown without them where that fails [BANK-06]. */
  async loadDebited(): Promise<void> {
    const found = await this.banks.directDebits();
    runInAction(() => (this.debits = found.ok ? found.value : []));
  }

  /**
   * Returns the bank account that a plan is debited from, by its currency; undefined where none is known [BANK-03,
   * BANK-06].
   */
  debitedFor({ currency }: Pick<PlanSchedule, 'currency'>): BankAccount | undefined {
    return debitedIn(this.debits, currency, hongKongDay(this.now) ?? '');
  }

  /** Returns the outcome of a plan and its currency; without points where none is reported. */
  outcomeOf({ refNo }: Pick<PlanSchedule, 'refNo'>): {
    readonly points: readonly ValuePoint[];
    readonly currency: string;
  } {
    const found = this.outcomes.value?.find((outcome) => outcome.refNo === refNo);
    return { points: found?.points ?? [], currency: this.currency };
  }

  /** But those of the older kind. */
  get running(): readonly PlanSchedule[] {
    return this.plans.filter((plan) => !hasEnded(plan) && !plan.isLegacy);
  }

  get legacy(): readonly PlanSchedule[] {
    return this.plans.filter((plan) => !hasEnded(plan) && plan.isLegacy);
  }

  /** True while a legacy plan is still to be moved: not once the client has requested it [RSP-05, RSP-12]. */
  get hasPlanToMove(): boolean {
    return this.legacy.some(({ move }) => move === undefined);
  }

  get ended(): readonly PlanSchedule[] {
    return this.plans.filter(hasEnded);
  }

  /** The executions up to the end of this month, and those of the next. */
  get months(): readonly { readonly name: 'this' | 'next'; readonly days: readonly PlanDay[] }[] {
    const month = monthOf(hongKongDay(this.now) ?? '');
    const until = planDays(this.plans, `${addMonths(month, 1)}-31`);
    return [
      { name: 'this', days: until.filter(({ due }) => monthOf(due.date) <= month) },
      { name: 'next', days: until.filter(({ due }) => monthOf(due.date) > month) },
    ];
  }

  /** Returns a plan as it is listed now, by the names of the language that is read [I18N-12]. */
  listed(plan: PlanSchedule): PlanSchedule {
    return this.plans.find(({ refNo }) => refNo === plan.refNo) ?? plan;
  }

  private get plans(): readonly PlanSchedule[] {
    return this.resource.value ?? [];
  }

  private get now(): string {
    return new Date(this.clock.serverNow()).toISOString();
  }
}
