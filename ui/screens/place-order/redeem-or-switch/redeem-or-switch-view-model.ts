import { makeAutoObservable, runInAction } from 'mobx';
import type { PlacedHolding, Placement } from '../../../../application/orders/prepare-placement';
import type { CompleteOrder } from '../../../../domain/trading/orders/order';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { type FundBarProblem, orderProblem, switchProblem } from '../../../../domain/eligibility/fund-bar';
import { fundId, type FundIdentifier, fundOfId } from '../../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import { newFundMismatch } from '../../../../domain/funds/new-fund-mismatch';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { compare, type Decimal, isZero, subtract, toText, zero } from '../../../../domain/money/decimal';
import { sum } from '../../../../domain/money/sum';
import { worthOfPart } from '../../../../domain/trading/orders/worth-of-part';
import { addUpToAll, equalShares, hundredPercent, splitUnits } from '../../../../domain/trading/orders/split-units';
import { toFundOffer } from '../../../funds/fund-offer';
import { AsyncResource } from '../../../stores/async-resource';
import { OrderComposer } from '../order-composer';
import { FundFinder } from '../../../orders/fund-choice/fund-finder';
import { HoldingAccountChoice } from './holding-account-choice';
import { draftedTargets, TargetFund } from './target-fund';
import { initialHolding, draftKind, toSourceFund, redemptionOrders, switchOrders } from './source-holding';
import { LeavingUnits } from './leaving-units';
import { OutflowFacts } from './outflow-facts';
import { parseUnitsMode } from './redeemed-units';
import type { OrderService } from '../order-service';
import type { OrderPrefill, PlaceOrderDeps } from '../place-order-deps';

/** Makes the view model of selling or switching what the address says [ORDQ-02, ORDQ-03]. */
export abstract class RedeemOrSwitchViewModelFactory {
  abstract create(kind: RedeemOrSwitchViewModel['kind'], from: OrderPrefill): RedeemOrSwitchViewModel;
}

/** Makes the view model of switching into new funds [LINK-30, TRADE-26, CONF-27]. */
export abstract class IpoSwitchViewModelFactory {
  abstract create(from: OrderPrefill): RedeemOrSwitchViewModel;
}

/** Selling units of one holding, or switching them into one fund or several [ORDQ-02, ORDQ-03]. */
export class RedeemOrSwitchViewModel {
  readonly resource: AsyncResource<Placement>;
  readonly finder: FundFinder;
  readonly composer: OrderComposer;
  readonly leaving: LeavingUnits;
  readonly facts: OutflowFacts;
  readonly accounts: HoldingAccountChoice;
  holdingId = '';
  /** True once the client chose the holding on this page. */
  wasChosenHere = false;
  /** True once the client let a holding go for another. */
  wasLetGo = false;
  targets: readonly TargetFund[] = [];
  /** True when the page's service is closed. */
  isClosed = false;
  /** The funds that it is for, where it isn't for all. */
  newFunds: readonly FundPreview[] = [];

  constructor(
    readonly kind: 'sell' | 'switch',
    private readonly deps: PlaceOrderDeps,
    private readonly prefill: OrderPrefill,
    private readonly service?: OrderService,
  ) {
    this.resource = new AsyncResource(
      () => (this.resource.value ? deps.prepare.execute(kind) : this.begin()),
      () => this.leaving.refresh(0),
    );
    this.accounts = new HoldingAccountChoice(() => this.resource.value, prefill);
    const { funds, previews, clock } = deps;
    this.finder = new FundFinder({ funds, previews, clock, onPicked: (fund) => this.addTarget(fund) });
    this.composer = new OrderComposer(deps.compose);
    this.leaving = new LeavingUnits({
      kind,
      checks: deps.checks,
      clock: deps.clock,
      source: () => this.chosen,
      isStopped: () => this.refusal !== undefined,
      onChange: () => this.saveDraft(),
    });
    const { region, currency, dealing, payout } = deps;
    this.facts = new OutflowFacts({
      kind,
      region,
      clock,
      currency,
      dealing,
      payout,
      leaving: this.leaving,
      worth: () => this.resource.value?.worth,
    });
    makeAutoObservable<this, 'deps' | 'prefill' | 'service'>(
      this,
      {
        resource: false,
        accounts: false,
        finder: false,
        composer: false,
        leaving: false,
        facts: false,
        kind: false,
        deps: false,
        prefill: false,
        service: false,
      },
      { autoBind: true, deep: false },
    );
  }

  load(): Promise<void> {
    return this.resource.load();
  }

  /** Loads the holdings and the funds in the present language; what the client chose and typed stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.resource.value === undefined) return this.load();
    const [inLanguage] = await Promise.all([
      this.finder.translated([...this.targets.map(({ fund }) => fund), ...this.newFunds]),
      this.resource.load(),
    ]);
    this.facts.forgetAccounts();
    this.turnFacts();
    this.leaving.refresh(0);
    if (!inLanguage) return;
    runInAction(() => {
      for (const into of this.targets) into.fund = inLanguage(into.fund);
      this.newFunds = this.newFunds.map(inLanguage);
    });
  }

  /** The client's holdings, to choose from. */
  get holdings(): readonly PlacedHolding[] {
    return this.resource.value?.holdings ?? [];
  }

  /** The currency of the portfolio. */
  get portfolioCurrency(): string {
    return this.deps.currency;
  }

  get chosen(): PlacedHolding | undefined {
    return this.holdings.find(({ holding }) => holding.id === this.holdingId);
  }

  /** The units of each fund that they go into; nothing before they can be told [ORDQ-02]. */
  get parts(): readonly Decimal[] {
    const percents = this.targets.flatMap(({ percent }) => percent ?? []);
    const { units, rule } = this.leaving;
    return units && rule && percents.length === this.targets.length ? splitUnits(units, percents, rule.places) : [];
  }

  /** Returns the units that go into a target; undefined before they can be told, and while the percents don't come to a hundred. */
  partOf(place: number): Decimal | undefined {
    return this.isPercentSumWrong ? undefined : this.parts[place];
  }

  /** The money that each target's part of the switch brings, in the currency of the units that leave; undefined before it is known. */
  get broughtAmounts(): readonly (Decimal | undefined)[] {
    const { units, estimate, currency } = this.leaving;
    const worth = estimate.exact;
    return this.targets.map((_, place) => {
      const part = this.partOf(place);
      const amount = part && units && worth && worthOfPart(part, { units, worth, currency });
      return amount && !isZero(amount) ? amount : undefined;
    });
  }

  /** The shares that the targets' percents come to, and what is left of a hundred; negative where they are too many. */
  get shares(): { readonly total: Decimal; readonly left: Decimal } {
    const total = sum(this.targets.flatMap(({ percent }) => percent ?? []));
    return { total, left: subtract(hundredPercent, total) };
  }

  /** Shares all of the units equally among the targets. */
  shareEqually(): void {
    const shares = equalShares(this.targets.length);
    this.targets.forEach((target, place) => {
      const share = shares[place];
      if (share) target.fill(toText(share));
    });
  }

  /** True when a switch's percents are whole but don't add up to a hundred. */
  get isPercentSumWrong(): boolean {
    const percents = this.targets.flatMap(({ percent }) => percent ?? []);
    return this.targets.length > 0 && percents.length === this.targets.length && !addUpToAll(percents);
  }

  /** The reason why nothing can leave the fund, whatever the units [SUIT-26..33, FUND-34, HOLD-10]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    const { client } = this.resource.value ?? {};
    const left = this.sourceFund;
    return left && client && orderProblem(this.kind, left, client);
  }

  /** Returns the reason why the units can't go into a fund. */
  targetRefusal({ fund }: TargetFund): FundActionProblem | FundBarProblem | undefined {
    const { client } = this.resource.value ?? {};
    const left = this.sourceFund;
    const bought = { ...toFundOffer(fund, this.deps), feeType: fund.feeType };
    return left && client && switchProblem({ ...left, feeTypes: this.chosen?.feeTypes }, bought, client);
  }

  /** True on the page of the service for new funds. */
  get isIpo(): boolean {
    return this.service?.kind === 'ipo';
  }

  /** Returns the reason why a fund is switched into on the other page; undefined where it is on this one [TRADE-26]. */
  mismatchOf({ fund }: TargetFund): ReturnType<typeof newFundMismatch> {
    return newFundMismatch(fund.subscription !== undefined, this.isIpo);
  }

  /** Offers the holdings of one account, or of every one; what was chosen of another account is let go. */
  chooseAccount(accountNo: string): void {
    this.accounts.choose(accountNo);
    if (!this.accounts.offers(this.holdingId)) this.choose('');
  }

  /** Chooses a holding of the list: its button goes with that. */
  pick(holdingId: string): void {
    this.wasChosenHere = true;
    this.choose(holdingId);
  }

  /** Lets the chosen holding go, for another. */
  letGo(): void {
    this.wasLetGo = true;
    this.choose('');
  }

  choose(holdingId: string): void {
    this.holdingId = holdingId;
    this.targets = this.targets.filter(({ fund }) => !this.isSource(fund));
    this.leaving.fill('');
    this.turnFacts();
  }

  /** Takes in a fund that the units go into; never the one that they leave, and each once. */
  async add(id: string): Promise<void> {
    if (!this.isInUse(fundOfId(id))) await this.finder.pick(id);
  }

  remove(fund: TargetFund): void {
    this.targets = this.targets.filter((one) => one !== fund);
    this.turnFacts();
    this.saveDraft();
  }

  /** Makes a list of the order; answers its number, or undefined where something stops it. */
  async order(): Promise<string | undefined> {
    for (const fund of this.targets) fund.showsProblems = true;
    await this.leaving.settle();
    const { orders } = this;
    const { accountNo } = this.chosen?.holding ?? {};
    return orders.length > 0 ? this.composer.run({ accountNo, orders }) : undefined;
  }

  private get orders(): readonly CompleteOrder[] {
    const { kind, chosen, parts, targets } = this;
    const { units } = this.leaving;
    if (!chosen || !units || this.refusal !== undefined) return [];
    if (kind === 'sell') return redemptionOrders(chosen, units);
    const isStopped =
      this.isPercentSumWrong ||
      parts.some(isZero) ||
      targets.some((one) => this.targetRefusal(one) || this.mismatchOf(one));
    return isStopped ? [] : switchOrders(chosen, targets, { parts, isIpo: this.isIpo });
  }

  private get sourceFund() {
    return this.chosen && toSourceFund(this.chosen, this.deps);
  }

  private async begin(): ReturnType<PlaceOrderDeps['prepare']['execute']> {
    const { prepare, drafts } = this.deps;
    const [placement, now] = await Promise.all([prepare.execute(this.kind), this.service?.now()]);
    if (!placement.ok) return placement;
    if (now && !now.ok) return now;
    const { holdings } = placement.value;
    const draft = drafts.restore({ userId: placement.value.userId }, draftKind(this.kind, this.isIpo));
    const { chosen, isSame } = initialHolding(holdings, this.prefill, draft);
    const ids = isSame ? draft.funds.map(({ fundCode }) => fundCode) : [];
    const funds = await this.finder.named(ids);
    if (!funds.ok) return funds;
    runInAction(() => {
      this.isClosed = now?.value.isOpen === false;
      this.newFunds = now?.value.newFunds ?? [];
      this.accounts.begin(holdings, chosen);
      this.holdingId = chosen?.holding.id ?? '';
      this.leaving.restore(isSame ? parseUnitsMode(draft.by) : 'units', isSame ? draft.typed : '');
      this.targets = draftedTargets(funds.value, draft, this.targetContext).filter(
        ({ fund }) => !chosen || !isSameFund(chosen.holding.fund, fund),
      );
      // What is chosen is found among the holdings once they are there.
      this.facts.turnTo(
        chosen,
        this.targets.map(({ fund }) => fund),
      );
    });
    return placement;
  }

  private addTarget(fund: FundPreview): void {
    if (this.isInUse(fund)) return;
    this.targets = [...this.targets, new TargetFund(fund, this.restOfShares(), this.targetContext)];
    this.turnFacts();
    this.saveDraft();
  }

  private get targetContext() {
    const { clock, checks } = this.deps;
    return { clock, checks, onChange: this.saveDraft };
  }

  /** What is left for one more target, in percent; '' where nothing is. */
  private restOfShares(): string {
    const { left } = this.shares;
    return compare(left, zero) > 0 ? toText(left) : '';
  }

  private isSource(fund: FundIdentifier): boolean {
    const { chosen } = this;
    return chosen !== undefined && isSameFund(chosen.holding.fund, fund);
  }

  private isInUse(fund: FundIdentifier): boolean {
    return this.isSource(fund) || this.targets.some((one) => isSameFund(one.fund, fund));
  }

  private turnFacts(): void {
    this.facts.turnTo(
      this.chosen,
      this.targets.map(({ fund }) => fund),
    );
  }

  private saveDraft(): void {
    const { userId } = this.resource.value ?? {};
    if (userId === undefined) return;
    const { holdingId } = this;
    const { mode, typed } = this.leaving;
    const funds = this.targets.map(({ fund, typed: percent }) => ({
      fundCode: fundId(fund),
      currency: '',
      typed: percent,
    }));
    this.deps.drafts.save({ userId }, draftKind(this.kind, this.isIpo), { holdingId, by: mode, typed, funds });
  }
}
