import { makeAutoObservable, runInAction } from 'mobx';
import { noDraft } from '../../../../application/orders/placement-drafts';
import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import type { PrepareSwitchPlan, PreparedSwitchPlan } from '../../../../application/plans/prepare-switch-plan';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { type FundBarProblem, orderProblem, switchProblem } from '../../../../domain/eligibility/fund-bar';
import { countFunds, fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import { renameFund } from '../../../../domain/funds/finding/rename-fund';
import type { PlanSchedule } from '../../../../domain/regular-plans/running/plan-schedule';
import { FundFinder } from '../../../orders/fund-choice/fund-finder';
import { AsyncResource } from '../../../stores/async-resource';
import { toFundOffer, toHeldFundOffer } from '../../../funds/fund-offer';
import type { NewPlanDeps } from '../new-plan-deps';
import { type PlanRequest, type PlanConfirmationFlow, planConfirmationFlow } from '../plan-confirmation-flow';
import { SwitchFigures } from './switch-figures';

/** The dependencies of the page of a new monthly switch. */
type SwitchPlanDeps = Omit<NewPlanDeps, 'prepare' | 'checks' | 'currency'> & {
  readonly prepare: Pick<PrepareSwitchPlan, 'execute'>;
};

/** Makes the setting up of a monthly switch, for the fund that the address names; '' for none. */
export abstract class SwitchPlanViewModelFactory {
  abstract create(fundCode: string): SwitchPlanViewModel;
}

/**
 * Setting up a monthly switch of units of one fund into another, from the holding to the receipt; it is sent at most
 * once [RSP-08, API-90].
 */
export class SwitchPlanViewModel {
  readonly resource: AsyncResource<PreparedSwitchPlan>;
  readonly finder: FundFinder;
  readonly confirmation: PlanConfirmationFlow;
  readonly figures: SwitchFigures;

  constructor(
    private readonly deps: SwitchPlanDeps,
    private readonly fundCode: string,
  ) {
    const { funds, previews, rules, calendar, clock } = deps;
    this.resource = new AsyncResource(() => (this.resource.value ? deps.prepare.execute() : this.begin()));
    this.figures = new SwitchFigures({
      rules,
      calendar,
      clock,
      now: () => new Date(clock.serverNow()).toISOString(),
      holdings: () => this.resource.value?.holdings ?? [],
      onChange: () => this.keep(),
    });
    this.finder = new FundFinder({ funds, previews, clock, onPicked: (fund) => this.figures.chooseTarget(fund) });
    this.confirmation = planConfirmationFlow(
      deps,
      () => this.asked,
      () => this.forget(),
    );
    makeAutoObservable<this, 'deps' | 'fundCode'>(
      this,
      { resource: false, finder: false, confirmation: false, figures: false, deps: false, fundCode: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    await this.resource.load();
  }

  /** Loads the holdings and the fund in the present language; what the client typed and chose stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.resource.value === undefined) return this.load();
    const { figures } = this;
    const [inLanguage] = await Promise.all([
      this.finder.translated(figures.target ? [figures.target] : []),
      this.resource.load(),
    ]);
    runInAction(() => {
      if (figures.target && inLanguage) figures.target = inLanguage(figures.target);
    });
  }

  /** Gives a plan that was set up the names that its funds have in the language that is read [I18N-12]. */
  named(plan: PlanSchedule): PlanSchedule {
    const { chosen, target } = this.figures;
    const told = [...(chosen ? [chosen.holding.fund] : []), ...(target ? [target] : [])];
    return { ...plan, fund: renameFund(plan.fund, told), intoFund: plan.intoFund && renameFund(plan.intoFund, told) };
  }

  /** The reason why nothing can leave the holding, whatever the units [SUIT-26..33, FUND-34, HOLD-10]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    const { value } = this.resource;
    return this.left && value ? orderProblem('switch', this.left, value.client) : undefined;
  }

  /** The reason why the units can't go into the fund. */
  get targetProblem(): FundActionProblem | FundBarProblem | undefined {
    const { value } = this.resource;
    const { target } = this.figures;
    if (!this.left || !value || !target) return undefined;
    const bought = { ...toFundOffer(target, this.deps), feeType: target.feeType };
    return switchProblem({ ...this.left, feeTypes: this.figures.chosen?.feeTypes }, bought, value.client);
  }

  /** Goes on to the confirmation, where all of it can be; says whether it did. */
  async proceed(): Promise<boolean> {
    this.figures.showsProblems = true;
    return this.targetProblem === undefined && this.confirmation.begin();
  }

  private get left() {
    const { chosen } = this.figures;
    if (!chosen) return undefined;
    return { ...toHeldFundOffer(chosen.holding.fund, this.deps), availableHoldings: chosen.redeemable?.total };
  }

  private get asked(): PlanRequest | undefined {
    const { value } = this.resource;
    const { chosen, units, target, currency, chosenDays: days, leastReturn } = this.figures;
    if (!value || !chosen || !units || !target || value.accountNo === '' || !this.figures.isWhole) return undefined;
    const { userId, clientFacts } = value;
    const accountNo = value.accountNo ?? chosen.holding.accountNo;
    const fundCode = fundId(chosen.holding.fund);
    const intoFundCode = fundId(target);
    return {
      input: { userId, accountNo, fundCode, intoFundCode, currency, amount: units, days, leastReturn },
      item: { kind: 'switch', fundCode, intoFundCode, currency },
      funds: [target],
      clientFacts,
    };
  }

  /** Loads the page: the holding of the fund that the address names, or the draft. */
  private async begin(): ReturnType<SwitchPlanDeps['prepare']['execute']> {
    const { prepare, drafts } = this.deps;
    const beginning = await prepare.execute();
    if (!beginning.ok) return beginning;
    const { userId, holdings } = beginning.value;
    const { holdingId, by, typed, funds } = drafts.restore({ userId }, 'switch-plan');
    const named = onlyOneOf(holdings, this.fundCode)?.holding.id ?? holdingId;
    const isSame = named === holdingId;
    const code = (isSame && funds[0]?.fundCode) || '';
    const known = await this.finder.named([code].filter(Boolean));
    if (!known.ok) return known;
    const [days = '', typedReturn = ''] = by.split(' ');
    const draft = {
      holdingId: named,
      typed: isSame ? typed : '',
      typedReturn: isSame ? typedReturn : '',
      days: days.split(',').map(Number),
    };
    runInAction(() => this.figures.recall(draft, known.value[0]));
    return beginning;
  }

  /** Keeps what the client makes of it. Never a PIN [SESS-17, OPEN-87]. */
  private keep(): void {
    const { userId } = this.resource.value ?? {};
    if (userId === undefined) return;
    const { holdingId, typed, chosenDays, typedReturn, target } = this.figures;
    const funds = target ? [{ fundCode: fundId(target), currency: '', typed: '' }] : [];
    this.deps.drafts.save({ userId }, 'switch-plan', {
      holdingId,
      by: `${chosenDays.join()} ${typedReturn}`,
      typed,
      funds,
    });
  }

  private forget(): void {
    const { userId } = this.resource.value ?? {};
    if (userId !== undefined) this.deps.drafts.save({ userId }, 'switch-plan', noDraft);
  }
}

/** The holding of the fund that an address names; of several funds that share the code none is picked [ENT-29]. */
function onlyOneOf(holdings: readonly PlacedHolding[], id: string): PlacedHolding | undefined {
  const meant = holdings.filter(({ holding }) => isNamedBy(holding.fund, id));
  return countFunds(meant.map(({ holding }) => holding.fund)) > 1 ? undefined : meant[0];
}
