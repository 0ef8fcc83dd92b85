import { makeAutoObservable, runInAction } from 'mobx';
import type { Placement } from '../../../../application/orders/prepare-placement';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { amountQuantity, type CompleteOrder } from '../../../../domain/trading/orders/order';
import { Panel } from '../../../stores/panel';
import { BoughtFund } from './bought-fund';
import { Composing } from '../composing';
import { FundFinder } from '../../../orders/fund-choice/fund-finder';
import type { OrderService } from '../order-service';
import type { PlacedFrom, PlaceOrderSources } from '../place-order-sources';

/** Makes the view model of buying what the address says [ORDQ-01]. */
export abstract class BuyViewModelFactory {
  abstract create(from: PlacedFrom): BuyViewModel;
}

/** Makes the view model of buying on a day chosen ahead [LINK-28, CONF-27]. */
export abstract class PreOrderViewModelFactory {
  abstract create(from: PlacedFrom): BuyViewModel;
}

/** Makes the view model of subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export abstract class IpoBuyViewModelFactory {
  abstract create(from: PlacedFrom): BuyViewModel;
}

/** Buying by lump sum, one fund or several in one order; where their days are chosen ahead, while that service is open [ORDQ-01, LINK-28, CONF-27]. */
export class BuyViewModel {
  readonly begun: Panel<Placement>;
  readonly finder: FundFinder;
  readonly composing: Composing;
  funds: readonly BoughtFund[] = [];
  /** Whether the page's service is known to be closed. */
  isClosed = false;
  /** The funds that it is for, where it isn't for all. */
  newFunds: readonly FundPreview[] = [];

  constructor(
    private readonly sources: PlaceOrderSources,
    private readonly from: PlacedFrom,
    private readonly service?: OrderService,
  ) {
    this.begun = new Panel(() => this.begin());
    const { funds, previews } = sources;
    this.finder = new FundFinder({ funds, previews, onPicked: (fund) => this.take(fund) });
    this.composing = new Composing(sources.compose);
    makeAutoObservable<this, 'sources' | 'from' | 'service'>(
      this,
      { begun: false, finder: false, composing: false, sources: false, from: false, service: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    await this.begun.load();
  }

  /** Asks for the funds in the language that is read now; what the client typed stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.begun.value === undefined) return this.load();
    const inLanguage = await this.finder.translated([...this.funds.map(({ fund }) => fund), ...this.newFunds]);
    if (!inLanguage) return;
    runInAction(() => {
      for (const bought of this.funds) bought.fund = inLanguage(bought.fund);
      this.newFunds = this.newFunds.map(inLanguage);
    });
  }

  get kind(): 'buy' | OrderService['kind'] {
    return this.service?.kind ?? 'buy';
  }

  get isOrdered(): boolean {
    return this.funds.length > 0;
  }

  /** Takes a fund into the order; one that is in it already stays as it is. */
  async add(id: string): Promise<void> {
    if (!this.funds.some(({ fund }) => isNamedBy(fund, id))) await this.finder.pick(id);
  }

  remove(fund: BoughtFund): void {
    this.funds = this.funds.filter((one) => one !== fund);
    this.keep();
  }

  /** Makes a list of the funds, all of which can be bought; answers its number, or undefined where something stops it. */
  async order(): Promise<string | undefined> {
    for (const fund of this.funds) fund.isJudged = true;
    // What is wrong with a day is said once it is known which ones there are.
    await Promise.all(this.funds.flatMap(({ day }) => (day ? [day.load()] : [])));
    const orders = this.funds.flatMap(orderOf);
    if (orders.length === 0 || orders.length < this.funds.length) return undefined;
    const { accountNo } = this.from;
    return this.composing.run({ ...(accountNo ? { accountNo } : {}), orders });
  }

  /** What the page begins with: what was typed before, and the fund that the address names. */
  private async begin(): ReturnType<PlaceOrderSources['prepare']['execute']> {
    const { prepare, drafts } = this.sources;
    const [placement, now] = await Promise.all([prepare.execute(this.kind), this.service?.now()]);
    if (!placement.ok) return placement;
    if (now && !now.ok) return now;
    runInAction(() => {
      this.isClosed = now?.value.isOpen === false;
      this.newFunds = now?.value.newFunds ?? [];
    });
    if (this.isClosed) return placement;
    const draft = drafts.restore(placement.value.userId, this.kind);
    const ids = [...new Set([...draft.funds.map(({ fundCode }) => fundCode), this.from.fundCode])].filter(Boolean);
    const known = await this.finder.named(ids);
    if (!known.ok) return known;
    runInAction(() => {
      this.funds = known.value.map((fund) => {
        const typed = draft.funds.find(({ fundCode }) => isNamedBy(fund, fundCode));
        const bought = this.bought(fund, placement.value, typed?.dealOn);
        bought.currency = bought.currencies.find((one) => one === typed?.currency) ?? bought.currency;
        bought.typed = typed?.typed ?? '';
        return bought;
      });
    });
    return placement;
  }

  private take(fund: FundPreview): void {
    const placement = this.begun.value;
    if (!placement || this.funds.some((one) => fundId(one.fund) === fundId(fund))) return;
    this.funds = [...this.funds, this.bought(fund, placement)];
    this.keep();
  }

  private bought(fund: FundPreview, { client, feePercent }: Placement, dealOn = ''): BoughtFund {
    const { region, clock, currency } = this.sources;
    const byService = this.kind === 'ipo';
    const context = { region, clock, client, feePercent, currency, byService, onChange: this.keep };
    return new BoughtFund(fund, context, this.service?.dayOf?.(fund, dealOn, this.keep));
  }

  private keep(): void {
    const { userId } = this.begun.value ?? {};
    if (userId === undefined) return;
    const funds = this.funds.map(({ fund, currency, typed, day }) => ({
      fundCode: fundId(fund),
      currency,
      typed,
      ...(day ? { dealOn: day.chosen } : {}),
    }));
    this.sources.drafts.save(userId, this.kind, { holdingId: '', by: '', typed: '', funds });
  }
}

/** What is ordered of a fund; nothing where something stops it. */
function orderOf({ fund, currency, amount, isStopped, isIpo, day }: BoughtFund): readonly CompleteOrder[] {
  if (!amount || isStopped || (day && !day.isOffered())) return [];
  const quantity = amountQuantity(amount);
  return [{ kind: 'buy', fundCode: fundId(fund), currency, quantity, isIpo, dealOn: day?.chosen }];
}
