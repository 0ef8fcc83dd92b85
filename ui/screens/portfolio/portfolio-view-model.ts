import { makeAutoObservable, runInAction } from 'mobx';
import type { BreakdownPart, Holdings, HoldingsFilter, Portfolio } from '../../../application/ports/holdings';
import { type GroupType, groupHoldings, type HoldingGroup } from '../../../domain/holdings/group-holdings';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { sortGroups } from '../../../domain/holdings/sort-groups';
import { sortHoldings, type SortOption } from '../../../domain/holdings/sort-holdings';

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  /** `isOutdated`: a later load failed, and what is shown is the answer before it. */
  | {
      readonly kind: 'ready';
      readonly portfolio: Portfolio;
      readonly groupedBy: GroupType;
      readonly isOutdated?: true;
    };

type PortfolioGroup = HoldingGroup<PortfolioHolding>;

/** The portfolio as the client has chosen to see it [PORT-13, PORT-20, PORT-33, PORT-35]. */
export class PortfolioViewModel {
  filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };
  sort: SortOption = 'total-asset-value';
  /** The key of the one group shown, chosen in the pie or its table. */
  onlyGroup: string | undefined;
  phase: Phase = { kind: 'waiting' };
  private asked = 0;

  constructor(private readonly source: Holdings) {
    makeAutoObservable<this, 'source' | 'asked'>(
      this,
      { source: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  get portfolio(): Portfolio | undefined {
    return this.phase.kind === 'ready' ? this.phase.portfolio : undefined;
  }

  /** True while the last load has failed and an earlier answer is shown. */
  get isOutdated(): boolean {
    return this.phase.kind === 'ready' && this.phase.isOutdated === true;
  }

  /** How the page groups now: asset classes that only the server knows wait for its answer [CONFLICT-30]. */
  get groupedBy(): GroupType {
    const wanted = this.filter.groupType;
    if (this.phase.kind !== 'ready' || wanted !== 'FUND_MARKET_TYPE' || this.knowsAssetClasses) return wanted;
    return this.phase.groupedBy;
  }

  /** The server's own parts where it broke the portfolio down without saying which holding belongs to which [CONFLICT-30]. */
  get serverParts(): readonly BreakdownPart[] | undefined {
    const isAssetClass = this.groupedBy === 'FUND_MARKET_TYPE';
    return isAssetClass && !this.knowsAssetClasses ? this.portfolio?.breakdown : undefined;
  }

  private get knowsAssetClasses(): boolean {
    return this.portfolio?.holdings.some((holding) => holding.fund.fundMarketType !== undefined) ?? false;
  }

  /** Every group by value, whatever is filtered or sorted: what the pie shows. */
  get slices(): readonly PortfolioGroup[] {
    return groupHoldings(this.portfolio?.holdings ?? [], this.groupedBy);
  }

  /** The groups of the table: subtotals stay with their group while sorting [PORT-36..38]. */
  get groups(): readonly PortfolioGroup[] {
    const shown = this.slices.filter((group) => this.onlyGroup === undefined || group.key === this.onlyGroup);
    return sortGroups(shown, this.sort);
  }

  /** The rows of the plain list, by fund [SHAPE-11]. */
  get rows(): readonly PortfolioHolding[] {
    const holdings = this.portfolio?.holdings ?? [];
    const byFund = this.groupedBy === 'FUND_CODE' ? this.onlyGroup : undefined;
    const shown = holdings.filter((holding) => byFund === undefined || holding.fund.code === byFund);
    return sortHoldings(shown, this.sort);
  }

  /** The first load, or the load after a failure or a change of language. */
  load(): Promise<void> {
    return this.ask(() => this.source.initial(this.filter));
  }

  /** The filter changes first, then the holdings reload [PORT-13]. */
  groupBy(groupType: GroupType): Promise<void> {
    if (groupType === this.filter.groupType) return Promise.resolve();
    this.filter = { ...this.filter, groupType };
    this.onlyGroup = undefined;
    return this.phase.kind === 'ready' ? this.ask(() => this.source.load(this.filter)) : Promise.resolve();
  }

  sortBy(sort: SortOption): void {
    this.sort = sort;
  }

  /** Shows one group only; choosing it again shows all. */
  toggleGroup(key: string): void {
    this.onlyGroup = this.onlyGroup === key ? undefined : key;
  }

  showAll(): void {
    this.onlyGroup = undefined;
  }

  /** What was there stays there: a client must not lose her portfolio to a failed regrouping. */
  private fail(): void {
    this.phase = this.phase.kind === 'ready' ? { ...this.phase, isOutdated: true } : { kind: 'failed' };
  }

  private async ask(question: () => ReturnType<Holdings['load']>): Promise<void> {
    const number = ++this.asked;
    const groupedBy = this.filter.groupType;
    if (this.phase.kind === 'failed') this.phase = { kind: 'waiting' };
    const answer = await question();
    runInAction(() => {
      if (number !== this.asked) return;
      if (answer.ok) this.phase = { kind: 'ready', portfolio: answer.value, groupedBy };
      else if (answer.error.kind !== 'superseded') this.fail();
    });
  }
}
