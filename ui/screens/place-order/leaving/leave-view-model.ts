import { makeAutoObservable, runInAction } from 'mobx';
import type { PlacedHolding, Placement } from '../../../../application/orders/prepare-placement';
import type { CompleteOrder } from '../../../../domain/trading/orders/order';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { type FundBarProblem, orderProblem, switchProblem } from '../../../../domain/eligibility/fund-bar';
import { fundId, type FundIdentifier, fundOfId } from '../../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import { newFundMismatch } from '../../../../domain/funds/new-fund-mismatch';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { type Decimal, isZero } from '../../../../domain/money/decimal';
import { addUpToAll, splitUnits } from '../../../../domain/trading/orders/split-units';
import { offerOf } from '../../../funds/fund-offer';
import { UnitsEstimate } from '../../../orders/units-estimate';
import { Panel } from '../../../stores/panel';
import { Composing } from '../composing';
import { FundFinder } from '../../../orders/fund-choice/fund-finder';
import { AccountChoice } from './account-choice';
import { draftedInto, IntoFund } from './into-fund';
import { chosenAtFirst, draftKindOf, leftFundOf, saleOf, settledIn, switchesOf } from './left-holding';
import { type LeavingBy, type LeavingProblem, leavingRule, leavingUnits, parseLeavingBy } from './leaving-units';
import type { OrderService } from '../order-service';
import type { PlacedFrom, PlaceOrderSources } from '../place-order-sources';

/** Makes the view model of selling or switching what the address says [ORDQ-02, ORDQ-03]. */
export abstract class LeaveViewModelFactory {
  abstract create(kind: LeaveViewModel['kind'], from: PlacedFrom): LeaveViewModel;
}

/** Makes the view model of switching into new funds [LINK-30, TRADE-26, CONF-27]. */
export abstract class IpoSwitchViewModelFactory {
  abstract create(from: PlacedFrom): LeaveViewModel;
}

/** Selling units of one holding, or switching them into one fund or several [ORDQ-02, ORDQ-03]. */
export class LeaveViewModel {
  readonly begun: Panel<Placement>;
  readonly finder: FundFinder;
  readonly composing: Composing;
  readonly estimate: UnitsEstimate;
  readonly accounts: AccountChoice;
  holdingId = '';
  by: LeavingBy = 'units';
  typed = '';
  isJudged = false;
  into: readonly IntoFund[] = [];
  /** Whether the page's service is known to be closed. */
  isClosed = false;
  /** The funds that it is for, where it isn't for all. */
  newFunds: readonly FundPreview[] = [];

  constructor(
    readonly kind: 'sell' | 'switch',
    private readonly sources: PlaceOrderSources,
    private readonly from: PlacedFrom,
    private readonly service?: OrderService,
  ) {
    this.begun = new Panel(() => this.begin());
    this.accounts = new AccountChoice(() => this.begun.value, from);
    const { funds, previews } = sources;
    this.finder = new FundFinder({ funds, previews, onPicked: (fund) => this.take(fund) });
    this.composing = new Composing(sources.compose);
    this.estimate = new UnitsEstimate({ checks: sources.checks, clock: sources.clock });
    makeAutoObservable<this, 'sources' | 'from' | 'service'>(
      this,
      {
        begun: false,
        accounts: false,
        finder: false,
        composing: false,
        estimate: false,
        kind: false,
        sources: false,
        from: false,
        service: false,
      },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    await this.begun.load();
    this.appraise(0);
  }

  /** Asks for the holdings and the funds in the language that is read now; what the client chose and typed stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.begun.value === undefined) return this.load();
    const [inLanguage] = await Promise.all([
      this.finder.translated([...this.into.map(({ fund }) => fund), ...this.newFunds]),
      this.begun.load(() => this.sources.prepare.execute(this.kind)),
    ]);
    if (!inLanguage) return;
    runInAction(() => {
      for (const into of this.into) into.fund = inLanguage(into.fund);
      this.newFunds = this.newFunds.map(inLanguage);
    });
  }

  /** What the client holds; the pages choose from it. */
  get holdings(): readonly PlacedHolding[] {
    return this.begun.value?.holdings ?? [];
  }

  get chosen(): PlacedHolding | undefined {
    return this.holdings.find(({ holding }) => holding.id === this.holdingId);
  }

  get currency(): string {
    return this.chosen ? settledIn(this.chosen) : '';
  }

  get rule() {
    return this.chosen && leavingRule(this.kind, this.chosen);
  }

  private get read() {
    const { rule, by, typed } = this;
    return rule && leavingUnits({ by, typed, rule });
  }

  /** How many units leave the fund, exactly. */
  get units(): Decimal | undefined {
    return this.read?.ok ? this.read.value : undefined;
  }

  /** What is wrong with what was typed, once the client wants to go on. */
  get problem(): LeavingProblem | undefined {
    return this.isJudged && this.read?.ok === false ? this.read.error : undefined;
  }

  /** The units of each fund that they go into; nothing before they can be told [ORDQ-02]. */
  get parts(): readonly Decimal[] {
    const percents = this.into.flatMap(({ percent }) => percent ?? []);
    const { units, rule } = this;
    return units && rule && percents.length === this.into.length ? splitUnits(units, percents, rule.places) : [];
  }

  /** Whether the percents of a switch are whole, and don't add up to a hundred. */
  get isOff(): boolean {
    const percents = this.into.flatMap(({ percent }) => percent ?? []);
    return this.into.length > 0 && percents.length === this.into.length && !addUpToAll(percents);
  }

  /** Why nothing can leave the fund, whatever the units [SUIT-26..33, FUND-34, HOLD-10]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    const { client } = this.begun.value ?? {};
    const left = this.leftFund;
    return left && client && orderProblem(this.kind, left, client);
  }

  /** Why the units can't go into a fund. */
  refusalOf({ fund }: IntoFund): FundActionProblem | FundBarProblem | undefined {
    const { client } = this.begun.value ?? {};
    const left = this.leftFund;
    return left && client && switchProblem(left, offerOf(fund, this.sources), client);
  }

  /** Whether the page is that of the service for new funds. */
  get byService(): boolean {
    return this.service?.kind === 'ipo';
  }

  /** Why a fund is switched into on the other page; undefined where it is on this one [TRADE-26]. */
  elsewhere({ fund }: IntoFund): ReturnType<typeof newFundMismatch> {
    return newFundMismatch(fund.subscription !== undefined, this.byService);
  }

  /** Offers the holdings of one account, or of every one; what was chosen of another account is let go. */
  chooseAccount(accountNo: string): void {
    this.accounts.choose(accountNo);
    if (!this.accounts.offers(this.holdingId)) this.choose('');
  }

  choose(holdingId: string): void {
    this.holdingId = holdingId;
    this.typed = '';
    this.into = this.into.filter(({ fund }) => !this.isLeft(fund));
    this.change(0);
  }

  sayBy(by: LeavingBy): void {
    this.by = by;
    this.typed = '';
    this.change(0);
  }

  type(text: string): void {
    this.typed = text;
    this.change();
  }

  /** Takes in a fund that the units go into; never the one that they leave, and each once. */
  async add(id: string): Promise<void> {
    if (!this.isTaken(fundOfId(id))) await this.finder.pick(id);
  }

  remove(fund: IntoFund): void {
    this.into = this.into.filter((one) => one !== fund);
    this.keep();
  }

  /** Makes a list of the order; answers its number, or undefined where something stops it. */
  async order(): Promise<string | undefined> {
    this.isJudged = true;
    for (const fund of this.into) fund.isJudged = true;
    const { orders } = this;
    const { accountNo } = this.chosen?.holding ?? {};
    return orders.length > 0 ? this.composing.run({ accountNo, orders }) : undefined;
  }

  private get orders(): readonly CompleteOrder[] {
    const { kind, chosen, units, parts, into } = this;
    if (!chosen || !units || this.refusal !== undefined) return [];
    if (kind === 'sell') return saleOf(chosen, units);
    const isStopped =
      this.isOff || parts.some(isZero) || into.some((one) => this.refusalOf(one) || this.elsewhere(one));
    return isStopped ? [] : switchesOf(chosen, into, { parts, byService: this.byService });
  }

  private get leftFund() {
    return this.chosen && leftFundOf(this.chosen, this.sources);
  }

  private async begin(): ReturnType<PlaceOrderSources['prepare']['execute']> {
    const { prepare, drafts } = this.sources;
    const [placement, now] = await Promise.all([prepare.execute(this.kind), this.service?.now()]);
    if (!placement.ok) return placement;
    if (now && !now.ok) return now;
    const { holdings } = placement.value;
    const draft = drafts.restore(placement.value.userId, draftKindOf(this.kind, this.byService));
    const { chosen, isSame } = chosenAtFirst(holdings, this.from, draft);
    const ids = isSame ? draft.funds.map(({ fundCode }) => fundCode) : [];
    const funds = await this.finder.named(ids);
    if (!funds.ok) return funds;
    runInAction(() => {
      this.isClosed = now?.value.isOpen === false;
      this.newFunds = now?.value.newFunds ?? [];
      this.accounts.begin(holdings, chosen);
      this.holdingId = chosen?.holding.id ?? '';
      this.by = isSame ? parseLeavingBy(draft.by) : 'units';
      this.typed = isSame ? draft.typed : '';
      this.into = draftedInto(funds.value, draft, this.keep).filter(({ fund }) => !this.isLeft(fund));
    });
    return placement;
  }

  private take(fund: FundPreview): void {
    if (this.isTaken(fund)) return;
    this.into = [...this.into, new IntoFund(fund, this.into.length === 0 ? '100' : '', this.keep)];
    this.keep();
  }

  private isLeft(fund: FundIdentifier): boolean {
    const { chosen } = this;
    return chosen !== undefined && isSameFund(chosen.holding.fund, fund);
  }

  private isTaken(fund: FundIdentifier): boolean {
    return this.isLeft(fund) || this.into.some((one) => isSameFund(one.fund, fund));
  }

  private change(rest?: number): void {
    this.isJudged = false;
    this.keep();
    this.appraise(rest);
  }

  /** Estimates what the units are worth, once typing rests. */
  private appraise(rest?: number): void {
    const { chosen, units, currency, rule } = this;
    if (!chosen || !rule) return;
    const asked = units && { fundCode: fundId(chosen.holding.fund), currency, units };
    this.estimate.of(this.refusal === undefined ? asked : undefined, rule.available, rest);
  }

  private keep(): void {
    const { userId } = this.begun.value ?? {};
    if (userId === undefined) return;
    const { holdingId, by, typed } = this;
    const funds = this.into.map(({ fund, typed: percent }) => ({
      fundCode: fundId(fund),
      currency: '',
      typed: percent,
    }));
    this.sources.drafts.save(userId, draftKindOf(this.kind, this.byService), { holdingId, by, typed, funds });
  }
}
