import { makeAutoObservable } from 'mobx';
import { topHoldings } from '../../../config/portfolio';
import type { FindViewingCurrency } from '../../../application/portfolio/find-viewing-currency';
import type { BreakdownPart, Holdings, HoldingsFilter } from '../../../application/ports/holdings/holdings';
import type { AccountChoice } from '../../../domain/holdings/view/account-filter';
import { withFiguresIn } from '../../../domain/holdings/figures/figure-currency';
import { type GroupType, groupHoldings } from '../../../domain/holdings/view/group-holdings';
import { isDominatedByOther, type TopWithOther, topWithOther } from '../../../domain/holdings/view/top-with-other';
import type { ListLayout } from '../../../domain/holdings/view/list-layout';
import type { PaymentCurrency } from '../../../domain/holdings/payment-currency';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { sortGroups } from '../../../domain/holdings/view/sort-groups';
import { sortHoldings } from '../../../domain/holdings/view/sort-holdings';
import type { SortOption } from '../../../domain/holdings/view/sort-option';
import { modeOfGrouping } from '../../../domain/holdings/view/view-mode';
import type { ClientStore } from '../../stores/client-store';
import { groupByEachType, palette, type PortfolioGroup } from './group-by-each-type';
import { PortfolioQuery } from './portfolio-query';
import { everything, ofAccount, paidIn } from './view/portfolio-filter';
import { defaultView, type DisplayOptions, type PortfolioView } from './view/view-fields';

/** The portfolio as the client has chosen to see it [PORT-13, PORT-20, PORT-33, PORT-35]. */
export class PortfolioViewModel {
  readonly query: PortfolioQuery;
  sort = defaultView.sort;
  direction = defaultView.direction;
  /** One list, or broken down into groups with their subtotals [PORT-30, PORT-34, OPEN-24]. */
  mode = defaultView.mode;
  /** Cards or a table [PORT-40, CONFLICT-31]. */
  layout: ListLayout = 'table';
  /** The currency in which the rows show their figures [PORT-44]. */
  amountsIn = defaultView.amountsIn;
  /** The text that holdings are searched by [PORT-41]. */
  find = defaultView.find;
  /** The key of the one group that is wanted, which need not be among the answer's. */
  private wantedGroup: string | undefined;

  constructor(
    source: Holdings,
    viewing?: Pick<FindViewingCurrency, 'execute'>,
    private readonly clients?: Pick<ClientStore, 'user'>,
  ) {
    this.query = new PortfolioQuery(source, viewing);
    makeAutoObservable(this, { query: false }, { autoBind: true, deep: false });
  }

  /** The view that the address states [OPEN-24]. */
  get stated(): PortfolioView {
    const { sort, direction, mode, amountsIn, find } = this;
    const onlyGroup = this.query.portfolio ? this.onlyGroup : this.wantedGroup;
    return { ...this.query.filter, sort, direction, mode, amountsIn, find, onlyGroup };
  }

  /** The grouping of the pie: the table's or, where most of that would be "other", a coarser one [PORT-02]. */
  get dividedBy(): GroupType {
    const { groupedBy } = this.query;
    if (groupedBy !== 'FUND_CODE' || !isDominatedByOther(this.groupings.FUND_CODE.parts)) return groupedBy;
    const knowsAssetClasses = this.holdings.some(({ fund }) => fund.fundMarketType !== undefined);
    return knowsAssetClasses ? 'FUND_MARKET_TYPE' : 'FUND_CATEGORY';
  }

  /** True where the pie's grouping isn't the table's, which it then has to say. */
  get dividesMoreCoarsely(): boolean {
    return this.dividedBy !== this.query.groupedBy;
  }

  /** Every group of the pie by value, whatever is filtered or sorted. */
  get slices(): readonly PortfolioGroup[] {
    return this.groupings[this.dividedBy].groups;
  }

  /** The parts of the pie: the largest groups, or the server's own parts [PORT-02, CONFLICT-30]. */
  get parts(): TopWithOther<BreakdownPart | PortfolioGroup> {
    const { serverParts } = this.query;
    return serverParts ? topWithOther(serverParts, palette) : this.groupings[this.dividedBy].parts;
  }

  /** The index of the pie's group that is shown; null while all are [PORT-32, OPEN-24]. */
  get filteredIndex(): number | null {
    const index = this.slices.findIndex((group) => group.key === this.onlyGroup);
    return index < 0 ? null : index;
  }

  /** The groups of the table: subtotals stay with their group while sorting [PORT-36..38]. */
  get groups(): readonly PortfolioGroup[] {
    const shown = this.shownGroups;
    return this.isByValue ? shown : sortGroups(shown, this.sort, this.direction);
  }

  /** The rows of the one list, without headings [SHAPE-11]. */
  get rows(): readonly PortfolioHolding[] {
    return this.isByValue ? this.shownHoldings : sortHoldings(this.shownHoldings, this.sort, this.direction);
  }

  /** The part of the pie that alone is shown. */
  get onlySlice(): PortfolioGroup | undefined {
    return this.slices.find((group) => group.key === this.wantedGroup);
  }

  /** The break-down's label: the key of the one group shown, chosen in the pie or its table [PORT-31]. */
  get onlyGroup(): string | undefined {
    return this.onlySlice?.key;
  }

  /** True if the list begins with the largest of everything that is held, and goes on after them [PORT-39]. */
  get beginsWithTop(): boolean {
    const isWhole = this.mode === 'DEFAULT' && this.isByValue && this.onlyGroup === undefined;
    return isWhole && !this.query.isFiltered && this.shownHoldings.length > topHoldings;
  }

  /** True where rows keep the order in which they were sorted once. */
  private get isByValue(): boolean {
    return this.sort === 'total-asset-value' && this.direction === 'descending';
  }

  /** Sorted once for each answer: holdings and groups begin by value, whatever is grouped then. */
  private get byValue(): readonly PortfolioHolding[] {
    return sortHoldings(this.holdings, 'total-asset-value');
  }

  private get groupings() {
    return groupByEachType(this.byValue);
  }

  /** The answered holdings, their rows' figures in the currency the client wants to see [PORT-44, HOLD-11]. */
  private get holdings(): readonly PortfolioHolding[] {
    const answered = this.query.portfolio?.holdings ?? [];
    return answered.map((holding) => withFiguresIn(holding, this.amountsIn, this.clients?.user));
  }

  private get shownHoldings(): readonly PortfolioHolding[] {
    return this.onlySlice?.holdings ?? this.byValue;
  }

  private get shownGroups(): readonly PortfolioGroup[] {
    const { groupedBy } = this.query;
    if (this.onlyGroup === undefined) return this.groupings[groupedBy].groups;
    return groupHoldings(this.shownHoldings, groupedBy);
  }

  /** Loads other holdings, all groups of them; a filter that asks for the same changes nothing. */
  filterBy(change: Partial<HoldingsFilter>): Promise<void> {
    if (!this.query.changesQuery(change)) return Promise.resolve();
    this.wantedGroup = undefined;
    return this.query.filterBy(change);
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
    this.find = defaultView.find;
    return this.filterBy(everything);
  }

  /** The highest first; what is sorted by already turns round [PORT-38]. */
  sortBy(sort: SortOption): void {
    this.direction = this.sort === sort && this.direction === 'descending' ? 'ascending' : 'descending';
    this.sort = sort;
  }

  /** Shows the same answer differently. */
  show(options: Partial<DisplayOptions>): void {
    Object.assign(this, options);
  }

  /** Shows what an address asks for [OPEN-24]. */
  open({ sort, direction, mode, amountsIn, find, onlyGroup, ...filter }: PortfolioView): Promise<void> {
    this.show({ sort, direction, mode, amountsIn, find });
    const answered = this.filterBy(filter);
    this.wantedGroup = onlyGroup;
    return answered;
  }

  /** Shows one group only; choosing it again shows all. */
  toggleGroup(key: string): void {
    this.wantedGroup = this.onlyGroup === key ? undefined : key;
  }

  showAll(): void {
    this.wantedGroup = undefined;
  }
}
