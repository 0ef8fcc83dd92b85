import { makeAutoObservable } from 'mobx';
import type { FindViewingCurrency } from '../../../application/portfolio/find-viewing-currency';
import type { Answer } from '../../../application/ports/call-failure';
import type {
  AccountTotals,
  BreakdownPart,
  Holdings,
  HoldingsFilter,
  Portfolio,
} from '../../../application/ports/holdings';
import { defaultPortfolioType } from '../../../config/portfolio';
import { viewingCurrency } from '../../../domain/clients/viewing-currency';
import type { AccountChoice } from '../../../domain/holdings/account-filter';
import { type FigureCurrency, withFiguresIn } from '../../../domain/holdings/figure-currency';
import type { GroupType } from '../../../domain/holdings/group-holdings';
import { type LargestParts, largestParts } from '../../../domain/holdings/largest-parts';
import type { ListLayout } from '../../../domain/holdings/list-layout';
import type { PaymentCurrency } from '../../../domain/holdings/payment-currency';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { sortGroups } from '../../../domain/holdings/sort-groups';
import { sortHoldings } from '../../../domain/holdings/sort-holdings';
import type { SortOption } from '../../../domain/holdings/sort-option';
import { modeOfGrouping, type ViewMode } from '../../../domain/holdings/view-mode';
import { ok } from '../../../domain/kernel/result';
import type { Currency } from '../../../domain/money/currency';
import { Panel } from '../../stores/panel';
import { everyGrouping, palette, type PortfolioGroup } from './every-grouping';
import { everything, isSameFilter, leavesOut, ofAccount, paidIn } from './portfolio-filter';

const topHoldingsCount = 5;

/** HK's, until a client chooses another [CONFLICT-33]. */
const usualCurrency = viewingCurrency('HK', {});

/** An answer, the filter it answers, and the client's accounts and holdings as they were last told in full. */
type Shown = {
  readonly portfolio: Portfolio;
  readonly filter: HoldingsFilter;
  readonly accounts: readonly AccountTotals[];
  readonly everything: readonly PortfolioHolding[] | undefined;
};

/** How what is asked for is shown; none of it asks the server anything. */
export type Look = {
  readonly sort: SortOption;
  readonly mode: ViewMode;
  readonly layout: ListLayout;
  readonly amountsIn: FigureCurrency;
};

/** The portfolio as the client has chosen to see it [PORT-13, PORT-20, PORT-33, PORT-35]. */
export class PortfolioViewModel {
  filter: HoldingsFilter = { type: defaultPortfolioType, accountType: 'ALL', groupType: 'FUND_CODE' };
  /** HK's client's viewing currency, once found [PORT-53]. */
  currency: Currency | undefined;
  sort: SortOption = 'total-asset-value';
  /** One list, or broken down into groups with their subtotals [PORT-30, PORT-34, OPEN-24]. */
  mode: ViewMode = 'DEFAULT';
  /** Cards or a table [PORT-40, CONFLICT-31]. */
  layout: ListLayout = 'table';
  /** In which currency the rows show their figures [PORT-44]. */
  amountsIn: FigureCurrency = 'own';
  /** The break-down's label: the key of the one group shown, chosen in the pie or its table [PORT-31]. */
  onlyGroup: string | undefined;
  readonly panel: Panel<Shown>;

  constructor(
    private readonly source: Holdings,
    private readonly viewing?: Pick<FindViewingCurrency, 'execute'>,
  ) {
    this.panel = new Panel(() => this.first());
    makeAutoObservable<this, 'source' | 'viewing'>(
      this,
      { source: false, viewing: false, panel: false },
      { autoBind: true, deep: false },
    );
  }

  get portfolio(): Portfolio | undefined {
    return this.panel.value?.portfolio;
  }

  /** The client's accounts, known once everything was loaded. */
  get accounts(): readonly AccountTotals[] {
    return this.panel.value?.accounts ?? [];
  }

  /** All she holds, whatever is filtered, once everything was loaded; what she may do with a fund follows from it. */
  get everythingHeld(): readonly PortfolioHolding[] | undefined {
    return this.panel.value?.everything;
  }

  /** Whether what is shown leaves some holdings out on purpose; a choice still under way leaves out nothing yet. */
  get isFiltered(): boolean {
    return this.panel.value !== undefined && leavesOut(this.panel.value.filter);
  }

  /** How the page groups now: asset classes that only the server knows wait for its answer [CONFLICT-30]. */
  get groupedBy(): GroupType {
    const wanted = this.filter.groupType;
    if (wanted !== 'FUND_MARKET_TYPE' || this.knowsAssetClasses) return wanted;
    return this.panel.value?.filter.groupType ?? wanted;
  }

  /** The server's own parts where it broke the portfolio down without saying which holding belongs to which [CONFLICT-30]. */
  get serverParts(): readonly BreakdownPart[] | undefined {
    const isAssetClass = this.groupedBy === 'FUND_MARKET_TYPE';
    return isAssetClass && !this.knowsAssetClasses ? this.portfolio?.breakdown : undefined;
  }

  private get knowsAssetClasses(): boolean {
    return this.portfolio?.holdings.some((holding) => holding.fund.fundMarketType !== undefined) ?? false;
  }

  /** Every group by value, whatever is filtered or sorted. */
  get slices(): readonly PortfolioGroup[] {
    return this.groupings[this.groupedBy].groups;
  }

  /** What the pie shows: the largest groups, or the server's own parts [PORT-02, CONFLICT-30]. */
  get parts(): LargestParts<BreakdownPart | PortfolioGroup> {
    return this.serverParts ? largestParts(this.serverParts, palette) : this.groupings[this.groupedBy].parts;
  }

  /** Which of the pie's groups is the one shown; null while all are [PORT-32, OPEN-24]. */
  get filteredIndex(): number | null {
    const index = this.slices.findIndex((group) => group.key === this.onlyGroup);
    return index < 0 ? null : index;
  }

  /** The groups of the table: subtotals stay with their group while sorting [PORT-36..38]. */
  get groups(): readonly PortfolioGroup[] {
    const shown = this.slices.filter((group) => this.onlyGroup === undefined || group.key === this.onlyGroup);
    return this.sort === 'total-asset-value' ? shown : sortGroups(shown, this.sort);
  }

  /** The rows of the one list, without headings [SHAPE-11]. */
  get rows(): readonly PortfolioHolding[] {
    return this.sort === 'total-asset-value' ? this.shownHoldings : sortHoldings(this.shownHoldings, this.sort);
  }

  /** The five holdings that are worth most, whatever is sorted or chosen; every one, where there are fewer [PORT-39, CONFLICT-29]. */
  get topHoldings(): readonly PortfolioHolding[] {
    return this.byValue.slice(0, topHoldingsCount);
  }

  /** Sorted once for each answer: holdings and groups begin by value, whatever is grouped then. */
  private get byValue(): readonly PortfolioHolding[] {
    return sortHoldings(this.holdings, 'total-asset-value');
  }

  private get groupings() {
    return everyGrouping(this.byValue);
  }

  /** What was answered, the rows' figures in the currency the client wants to see. */
  private get holdings(): readonly PortfolioHolding[] {
    const answered = this.portfolio?.holdings ?? [];
    if (this.amountsIn === 'own') return answered;
    return answered.map((holding) => withFiguresIn(holding, this.amountsIn));
  }

  private get shownHoldings(): readonly PortfolioHolding[] {
    if (this.onlyGroup === undefined) return this.byValue;
    return this.slices.find((group) => group.key === this.onlyGroup)?.holdings ?? [];
  }

  /** The first load, or the load after a failure or a change of language. */
  load(): Promise<void> {
    return this.panel.load();
  }

  /** The filter changes first, then the holdings reload [PORT-13]; one that asks for the same changes nothing. */
  filterBy(change: Partial<HoldingsFilter>): Promise<void> {
    const filter = { ...this.filter, ...change };
    if (isSameFilter(filter, this.filter)) return Promise.resolve();
    this.filter = filter;
    this.onlyGroup = undefined;
    return this.reload();
  }

  /** The same holdings and choices with all amounts in another currency. */
  viewIn(currency: Currency): Promise<void> {
    this.currency = currency;
    return this.reload();
  }

  /** Groups anew; a break-down begins with its parts and the funds with one list [PORT-14]. */
  groupBy(groupType: GroupType): Promise<void> {
    this.mode = modeOfGrouping(groupType);
    return this.filterBy({ groupType });
  }

  /** Between one list and the break-down with its subtotals [PORT-14]. */
  toggleBreakdown(): void {
    this.mode = this.mode === 'DEFAULT' ? 'BREAKDOWN' : 'DEFAULT';
  }

  chooseAccount(choice: AccountChoice): Promise<void> {
    return this.filterBy(ofAccount(choice));
  }

  choosePayment(currency: PaymentCurrency): Promise<void> {
    return this.filterBy(paidIn(currency));
  }

  showEverything(): Promise<void> {
    return this.filterBy(everything);
  }

  sortBy(sort: SortOption): void {
    this.sort = sort;
  }

  /** Shows the same answer differently. */
  show(look: Partial<Look>): void {
    Object.assign(this, look);
  }

  /** Shows one group only; choosing it again shows all. */
  toggleGroup(key: string): void {
    this.onlyGroup = this.onlyGroup === key ? undefined : key;
  }

  showAll(): void {
    this.onlyGroup = undefined;
  }

  private reload(): Promise<void> {
    if (this.panel.phase.kind !== 'ready') return Promise.resolve();
    return this.panel.load(() => this.shown((asked) => this.source.load(asked)));
  }

  /** The currency that is found, unless she has chosen one meanwhile. */
  private keepCurrency(found: Currency): Currency {
    return (this.currency ??= found);
  }

  /** Most clients view in the usual currency, so it is asked for while theirs is found; another one, or a filter changed meanwhile, takes a question of its own. */
  private async first(): Answer<Shown> {
    const { viewing, filter } = this;
    const initial = (asked: HoldingsFilter) => this.source.initial(asked);
    if (viewing === undefined || this.currency !== undefined) return this.shown(initial);
    const usual = this.shown(initial, usualCurrency);
    const currency = this.keepCurrency(await viewing.execute());
    return currency === usualCurrency && isSameFilter(filter, this.filter) ? usual : this.shown(initial);
  }

  /** Asks by the filter of this moment; an answer that leaves accounts out doesn't make them forgotten. */
  private async shown(
    question: (filter: HoldingsFilter) => Answer<Portfolio>,
    currency = this.currency,
  ): Answer<Shown> {
    const filter = { ...this.filter, currency };
    const answer = await question(filter);
    if (!answer.ok) return answer;
    const accounts = leavesOut(filter) ? this.accounts : (answer.value.accounts ?? []);
    const everything = leavesOut(filter) ? this.everythingHeld : answer.value.holdings;
    return ok({ portfolio: answer.value, filter, accounts, everything });
  }
}
