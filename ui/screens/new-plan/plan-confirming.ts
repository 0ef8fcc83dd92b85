import { makeAutoObservable, runInAction } from 'mobx';
import { agreementsOf, type LineAgreements } from '../../../application/orders/list-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { StartPlanOutcome, WantedPlan } from '../../../application/plans/start-plan';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { checkTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { TradingItem } from '../../../domain/trading/e-list/trading-item';
import { type ClientFacts, type NoteKind, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { ListTerms } from '../../orders/terms/list-terms';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { Panel } from '../../stores/panel';
import { type NewPlanPhase, phaseAfter } from './new-plan-phase';
import type { NewPlanSources } from './new-plan-sources';

/** A plan as it is to be set up, and what of it decides what the client accepts first. */
export type AskedPlan = {
  readonly wanted: Omit<WantedPlan, 'pin'>;
  /** What it orders each month. */
  readonly item: TradingItem;
  /** Its funds, that which it buys the last. */
  readonly funds: readonly FundPreview[];
  readonly clientFacts: ClientFacts;
};

type Sources = Pick<NewPlanSources, 'start' | 'agreements' | 'region' | 'locale'>;

/** Confirming a new plan: what is accepted, the transaction PIN, and sending it at most once [RSP-07, RSP-08, TRADE-65, PIN-03, API-90]. */
export class PlanConfirming {
  /** What the client agrees to before orders of the funds. */
  readonly agreements: Panel<LineAgreements>;
  readonly terms: ListTerms;
  phase: NewPlanPhase = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly asked: () => AskedPlan | undefined,
    private readonly onStarted: () => void,
  ) {
    this.agreements = new Panel(async () => {
      const { item } = this.asked() ?? {};
      const found = item ? await agreementsOf(sources.agreements, [item]) : ok([]);
      return found.ok ? ok(found.value[0] ?? new Map()) : found;
    });
    this.terms = new ListTerms({
      neededNotes: () => this.notes,
      orders: () => this.ordered,
      onChange: () => undefined,
    });
    makeAutoObservable<this, 'sources' | 'asked' | 'onStarted'>(
      this,
      { agreements: false, terms: false, sources: false, asked: false, onStarted: false },
      { autoBind: true, deep: false },
    );
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** Whether nothing but the transaction PIN is missing. */
  get isAccepted(): boolean {
    return this.agreements.value !== undefined && !this.agreements.isOutdated && this.terms.areAccepted;
  }

  /** Goes on to the confirmation, where the plan can be; says whether it did. */
  async begin(): Promise<boolean> {
    if (!this.asked()) return false;
    this.terms.recall({ accepted: [], agreed: [] });
    this.phase = { kind: 'confirming' };
    await this.agreements.load();
    return true;
  }

  goBack(): void {
    if (this.isSending) return;
    this.typePassword('');
    this.phase = { kind: 'composing' };
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const { password } = this;
    const asked = this.asked();
    if (!asked || this.phase.kind !== 'confirming' || !this.isAccepted) return;
    const typed = checkTransactionSecret(this.sources.region, password);
    if (typed !== undefined) {
      this.passwordProblem = typed;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    this.judge(await this.sources.start.execute({ ...asked.wanted, pin: password }, onStep));
  }

  /** Looks for a plan whose answer was lost. */
  async find(): Promise<void> {
    const asked = this.asked();
    if (!asked || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.judge(await this.sources.start.find(asked.wanted));
  }

  private get ordered(): readonly ListedOrder[] {
    const asked = this.asked();
    if (!asked) return [];
    const funds = new Map(asked.funds.map((fund) => [fund.code, fund]));
    const agreements: LineAgreements = this.agreements.value ?? new Map();
    return [{ item: asked.item, funds, language: this.sources.locale.current(), agreements }];
  }

  private get notes(): readonly NoteKind[] {
    const asked = this.asked();
    if (!asked) return [];
    const fundRisk = asked.funds.at(-1)?.fundRiskRating ?? NaN;
    return requiredNotes({ kind: asked.item.type === 'S' ? 'switch' : 'buy', fundRisk }, asked.clientFacts);
  }

  private judge(outcome: StartPlanOutcome): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      if (outcome.kind === 'started') this.onStarted();
      this.phase = phaseAfter(outcome);
    });
  }
}
