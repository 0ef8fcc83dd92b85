import { makeAutoObservable, runInAction } from 'mobx';
import { agreementsOf, type LineAgreements } from '../../../application/orders/list-agreements';
import type { ListedOrder } from '../../../application/orders/listed-order';
import type { PlanBeginning } from '../../../application/plans/prepare-plan';
import type { StartPlanOutcome, WantedPlan } from '../../../application/plans/start-plan';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { checkTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import type { FundActionRefusal } from '../../../domain/funds/fund-actions';
import { type FundBarRefusal, refusalOfOrder } from '../../../domain/funds/fund-bar';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { TradingItem } from '../../../domain/trading/e-list/trading-item';
import { type NoteKind, requiredNotes } from '../../../domain/trading/notes/required-notes';
import { FundFinder } from '../../orders/fund-choice/fund-finder';
import { ListTerms } from '../../orders/terms/list-terms';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { Panel } from '../../stores/panel';
import type { NewPlanSources } from './new-plan-sources';
import { type NewPlanPhase, phaseAfter } from './new-plan-phase';
import { keepPlanDraft, recallPlanDraft } from './plan-draft';
import { PlanFigures } from './plan-figures';

/** Setting up a monthly plan, from the fund to the receipt; it is sent at most once [RSP-07, API-90]. */
export class NewPlanViewModel {
  readonly begun: Panel<PlanBeginning>;
  readonly finder: FundFinder;
  /** What the client agrees to before purchases of the fund. */
  readonly agreements: Panel<LineAgreements>;
  readonly terms: ListTerms;
  figures: PlanFigures | undefined;
  phase: NewPlanPhase = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;

  constructor(
    private readonly sources: NewPlanSources,
    private readonly fundCode: string,
  ) {
    const { funds, previews, agreements } = sources;
    this.begun = new Panel(() => this.begin());
    this.finder = new FundFinder({ funds, previews, onPicked: (fund) => this.take(fund) });
    this.agreements = new Panel(async () => {
      const found = this.item ? await agreementsOf(agreements, [this.item]) : ok([]);
      return found.ok ? ok(found.value[0] ?? new Map()) : found;
    });
    this.terms = new ListTerms({
      neededNotes: () => this.notes,
      orders: () => (this.ordered ? [this.ordered] : []),
      onChange: () => undefined,
    });
    makeAutoObservable<this, 'sources' | 'fundCode'>(
      this,
      { begun: false, finder: false, agreements: false, terms: false, sources: false, fundCode: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    await this.begun.load();
  }

  /** Why no plan can be set up in the fund, whatever its figures [SUIT-26..33, FUND-34]. */
  get refusal(): FundActionRefusal | FundBarRefusal | undefined {
    const { value } = this.begun;
    if (!value || !this.figures) return undefined;
    const { availability, statusNormal } = this.figures.fund;
    return refusalOfOrder('scheduled-buy', { region: this.sources.region, availability, statusNormal }, value.client);
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** Whether nothing but the transaction PIN is missing. */
  get isAccepted(): boolean {
    return this.agreements.value !== undefined && !this.agreements.isOutdated && this.terms.areAccepted;
  }

  /** Puts the fund back, to choose another one. */
  chooseAnother(): void {
    this.figures = undefined;
    this.keep();
  }

  /** Goes on to the confirmation, where all figures can be; says whether it did. */
  async goOn(): Promise<boolean> {
    const { figures } = this;
    if (!figures) return false;
    figures.isJudged = true;
    if (!this.wanted || this.refusal !== undefined) return false;
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
    const { wanted, password } = this;
    if (!wanted || this.phase.kind !== 'confirming' || !this.isAccepted) return;
    const typed = checkTransactionSecret(this.sources.region, password);
    if (typed !== undefined) {
      this.passwordProblem = typed;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    this.judge(await this.sources.start.execute({ ...wanted, pin: password }, onStep));
  }

  /** Looks for a plan whose answer was lost. */
  async find(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.judge(await this.sources.start.find(wanted));
  }

  /** The plan as it stands, where it can be. */
  private get wanted(): Omit<WantedPlan, 'pin'> | undefined {
    const { value } = this.begun;
    if (!value || !this.figures || value.accountNo === '') return undefined;
    const { fund, currency, amount, dayOfMonth, paidFrom } = this.figures;
    if (!amount || !paidFrom) return undefined;
    const { userId, accountNo } = value;
    return { userId, accountNo, fundCode: fund.code, currency, amount, dayOfMonth, paidFrom };
  }

  private get item(): TradingItem | undefined {
    return this.figures && { type: 'B', fundCode: this.figures.fund.code, currency: this.figures.currency };
  }

  private get ordered(): ListedOrder | undefined {
    const { item, figures } = this;
    if (!item || !figures) return undefined;
    const funds = new Map([[figures.fund.code, figures.fund]]);
    return { item, funds, language: this.sources.locale.current(), agreements: this.agreements.value ?? new Map() };
  }

  private get notes(): readonly NoteKind[] {
    const { value } = this.begun;
    if (!value || !this.figures) return [];
    const fundRisk = this.figures.fund.fundRiskRating ?? NaN;
    return requiredNotes({ kind: 'buy', fundRisk }, value.clientFacts);
  }

  private judge(outcome: StartPlanOutcome): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      if (outcome.kind === 'started') this.forget();
      this.phase = phaseAfter(outcome);
    });
  }

  /** What the page begins with; the fund that the address names, or the one that was chosen before with what was typed. */
  private async begin(): ReturnType<NewPlanSources['prepare']['execute']> {
    const { prepare, previews, drafts } = this.sources;
    const beginning = await prepare.execute();
    if (!beginning.ok) return beginning;
    const draft = drafts.recall(beginning.value.userId, 'plan');
    const code = this.fundCode || (draft.funds[0]?.fundCode ?? '');
    const known = code === '' ? ok([]) : await previews.ofAll([{ code }]);
    if (!known.ok) return known;
    const [fund] = known.value;
    runInAction(() => {
      this.figures = fund && this.figuresOf(fund, beginning.value);
      if (this.figures) recallPlanDraft(draft, this.figures);
    });
    return beginning;
  }

  private take(fund: FundPreview): void {
    const { value } = this.begun;
    if (!value) return;
    this.figures = this.figuresOf(fund, value);
    this.keep();
  }

  private figuresOf(fund: FundPreview, beginning: PlanBeginning): PlanFigures {
    const { rules, calendar, currency, clock } = this.sources;
    const now = () => new Date(clock.now()).toISOString();
    return new PlanFigures(fund, { beginning, rules, calendar, currency, now, onChange: this.keep });
  }

  private keep(): void {
    const { userId } = this.begun.value ?? {};
    if (userId !== undefined) keepPlanDraft(this.sources.drafts, userId, this.figures);
  }

  private forget(): void {
    const { userId } = this.begun.value ?? {};
    if (userId !== undefined) keepPlanDraft(this.sources.drafts, userId, undefined);
  }
}
