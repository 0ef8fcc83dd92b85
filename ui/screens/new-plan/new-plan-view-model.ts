import { makeAutoObservable, runInAction } from 'mobx';
import type { PreparedPlan } from '../../../application/plans/prepare-plan';
import type { PlanStartInput } from '../../../application/plans/start-plan';
import type { FundActionProblem } from '../../../domain/eligibility/fund-actions';
import { type FundBarProblem, orderProblem } from '../../../domain/eligibility/fund-bar';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { renameFund } from '../../../domain/funds/finding/rename-fund';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import { FundFinder } from '../../orders/fund-choice/fund-finder';
import { AsyncResource } from '../../stores/async-resource';
import { toFundOffer } from '../../funds/fund-offer';
import type { NewPlanDeps } from './new-plan-deps';
import { type PlanRequest, type PlanConfirmationFlow, planConfirmationFlow } from './plan-confirmation-flow';
import { keepPlanDraft, recallPlanDraft } from './plan-draft';
import { PlanFigures } from './plan-figures';

/** The address's fund code ('' for none) and plan type. */
export type NewPlanAbout = { readonly fundCode: string; readonly type?: PlanType | undefined };

/** Makes the setting up of a monthly plan, for what the address says of it. */
export abstract class NewPlanViewModelFactory {
  abstract create(about: NewPlanAbout): NewPlanViewModel;
}

const noHoldings: readonly PortfolioHolding[] = [];

/** Setting up a monthly plan, from the fund to the receipt; it is sent at most once [RSP-07, API-90]. */
export class NewPlanViewModel {
  readonly resource: AsyncResource<PreparedPlan>;
  readonly finder: FundFinder;
  readonly confirmation: PlanConfirmationFlow;
  figures: PlanFigures | undefined;
  /** The client's holdings; undefined until they are there, and where they can't be loaded. */
  private loadedHoldings: readonly PortfolioHolding[] | undefined = undefined;

  constructor(
    private readonly deps: NewPlanDeps,
    private readonly about: NewPlanAbout,
  ) {
    const { funds, previews, clock } = deps;
    this.resource = new AsyncResource(() => (this.resource.value ? this.again() : this.begin()));
    this.finder = new FundFinder({ funds, previews, clock, onPicked: (fund) => this.take(fund) });
    this.confirmation = planConfirmationFlow(
      deps,
      () => this.asked,
      () => this.forget(),
    );
    makeAutoObservable<this, 'deps' | 'about'>(
      this,
      { resource: false, finder: false, confirmation: false, deps: false, about: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    await this.resource.load();
  }

  /** Loads the fund and the banks in the present language; what the client typed and chose stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.resource.value === undefined) return this.load();
    const [inLanguage] = await Promise.all([
      this.finder.translated(this.figures ? [this.figures.fund] : []),
      this.resource.load(),
    ]);
    runInAction(() => {
      if (this.figures && inLanguage) this.figures.renew(inLanguage(this.figures.fund));
    });
  }

  /** The client's holdings; empty while they aren't known. */
  get held(): readonly PortfolioHolding[] {
    return this.loadedHoldings ?? noHoldings;
  }

  /** Gives a plan that was set up the name that its fund has in the language that is read [I18N-12]. */
  named(plan: PlanSchedule): PlanSchedule {
    return this.figures ? { ...plan, fund: renameFund(plan.fund, [this.figures.fund]) } : plan;
  }

  /** The reason why no plan can be set up in the fund, whatever its figures [SUIT-26..33, FUND-34]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    const { value } = this.resource;
    if (!value || !this.figures) return undefined;
    const { fund, action } = this.figures;
    return orderProblem(action, toFundOffer(fund, this.deps), value.client);
  }

  /** Puts the fund back, to choose another one. */
  chooseAnother(): void {
    this.figures = undefined;
    this.keep();
  }

  /** Goes on to the confirmation, where all figures can be; says whether it did. */
  async proceed(): Promise<boolean> {
    const { figures } = this;
    if (!figures) return false;
    figures.showsProblems = true;
    return this.refusal === undefined && figures.shortfall === undefined && this.confirmation.begin();
  }

  /** The plan as it stands, where it can be. */
  private get wanted(): Omit<PlanStartInput, 'pin'> | undefined {
    const { value } = this.resource;
    if (!value || !this.figures || value.accountNo === '') return undefined;
    const { planType: type, fund, currency, amount, chosenDays: days, paidFrom, points } = this.figures;
    if (!amount || !paidFrom || days.length === 0) return undefined;
    const { userId, accountNo } = value;
    const usesPoints = points.isChosen ? true : undefined;
    return { userId, accountNo, fundCode: fundId(fund), type, currency, amount, days, paidFrom, usesPoints };
  }

  private get asked(): PlanRequest | undefined {
    const { value } = this.resource;
    const { wanted, figures } = this;
    if (!value || !wanted || !figures) return undefined;
    const { fund, currency } = figures;
    return {
      input: wanted,
      item: { kind: 'buy', fundCode: fundId(fund), currency, feeRate: value.feePercent },
      funds: [fund],
      clientFacts: value.clientFacts,
    };
  }

  /** Loads the page: the fund that the address names, or the drafted one with its figures. */
  private async begin(): ReturnType<NewPlanDeps['prepare']['execute']> {
    const { prepare, drafts } = this.deps;
    const beginning = await prepare.execute();
    if (!beginning.ok) return beginning;
    void this.awaitHeld(beginning.value);
    const draft = drafts.restore({ userId: beginning.value.userId }, 'plan');
    const code = this.about.fundCode || (draft.funds[0]?.fundCode ?? '');
    const known = await this.finder.named([code].filter(Boolean));
    if (!known.ok) return known;
    const [fund] = known.value;
    runInAction(() => {
      this.figures = fund && this.figuresOf(fund, beginning.value);
      if (this.figures) recallPlanDraft(draft, this.figures);
      if (this.figures && this.about.type) this.figures.chooseType(this.about.type);
    });
    return beginning;
  }

  /** Loads anew what is around the plan, once the client may have chosen and typed. */
  private async again(): ReturnType<NewPlanDeps['prepare']['execute']> {
    const prepared = await this.deps.prepare.execute();
    if (prepared.ok) void this.awaitHeld(prepared.value);
    return prepared;
  }

  private async awaitHeld({ held }: PreparedPlan): Promise<void> {
    const answer = await held;
    runInAction(() => {
      this.loadedHoldings = answer.ok ? answer.value : undefined;
    });
  }

  private take(fund: FundPreview): void {
    const { value } = this.resource;
    if (!value) return;
    this.figures = this.figuresOf(fund, value);
    this.keep();
  }

  private figuresOf(fund: FundPreview, beginning: PreparedPlan): PlanFigures {
    const { rules, calendar, currency, clock, checks, region } = this.deps;
    const now = () => new Date(clock.serverNow()).toISOString();
    const held = () => this.loadedHoldings;
    const prepared = () => this.resource.value ?? beginning;
    return new PlanFigures(fund, {
      beginning,
      payments: () => prepared().payments,
      availablePoints: () => prepared().points,
      held,
      region,
      rules,
      calendar,
      currency,
      now,
      clock,
      checks,
      onChange: this.keep,
    });
  }

  private keep(): void {
    const { userId } = this.resource.value ?? {};
    if (userId !== undefined) keepPlanDraft(this.deps.drafts, userId, this.figures);
  }

  private forget(): void {
    const { userId } = this.resource.value ?? {};
    if (userId !== undefined) keepPlanDraft(this.deps.drafts, userId, undefined);
  }
}
