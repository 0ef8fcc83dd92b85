import { makeAutoObservable, runInAction } from 'mobx';
import type { Placement } from '../../../../application/orders/prepare-placement';
import type { DraftOwner } from '../../../../application/orders/placement-drafts';
import type { PaymentMeans, PaymentOffer } from '../../../../application/orders/payment-means';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy, isSameFund } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { ok } from '../../../../domain/kernel/result';
import type { Decimal } from '../../../../domain/money/decimal';
import { sum, sumOfAll } from '../../../../domain/money/sum';
import type { PurchaseDebit } from '../../../../domain/trading/limits/payment-limit';
import { amountQuantity, type CompleteOrder } from '../../../../domain/trading/orders/order';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import { tradingAccount } from '../../../../domain/trading/orders/trading-account';
import { convertByKnownRates } from '../../../../domain/trading/simulation/known-rates';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import { type TierChange, tierChange } from '../../../../domain/trading/simulation/tier-change';
import { AsyncResource } from '../../../stores/async-resource';
import { FundToBuy } from './fund-to-buy';
import { PurchaseMeans } from './purchase-means';
import { OrderComposer } from '../order-composer';
import { FundFinder } from '../../../orders/fund-choice/fund-finder';
import type { OrderService } from '../order-service';
import type { OrderPrefill, PlaceOrderDeps } from '../place-order-deps';

/** The money that the purchases of one currency take together, and the ways to pay them. */
export type OrderTotal = {
  readonly currency: string;
  readonly total: Decimal;
  readonly offers: readonly PaymentOffer[];
};

/** Makes the view model of buying what the address says [ORDQ-01]. */
export abstract class BuyViewModelFactory {
  abstract create(from: OrderPrefill): BuyViewModel;
}

/** Makes the view model of buying on a day chosen ahead [LINK-28, CONF-27]. */
export abstract class PreOrderViewModelFactory {
  abstract create(from: OrderPrefill): BuyViewModel;
}

/** Makes the view model of subscribing new funds [LINK-29, TRADE-26, CONF-27]. */
export abstract class IpoBuyViewModelFactory {
  abstract create(from: OrderPrefill): BuyViewModel;
}

/**
 * Buying by lump sum, one fund or several in one order; where their days are chosen ahead, while that service is open
 * [ORDQ-01, LINK-28, CONF-27].
 */
export class BuyViewModel {
  readonly resource: AsyncResource<Placement>;
  readonly finder: FundFinder;
  readonly composer: OrderComposer;
  private readonly means: PurchaseMeans;
  funds: readonly FundToBuy[] = [];
  /** True when the page's service is closed. */
  isClosed = false;
  /** The funds that it is for, where it isn't for all. */
  newFunds: readonly FundPreview[] = [];

  constructor(
    private readonly deps: PlaceOrderDeps,
    private readonly from: OrderPrefill,
    private readonly service?: OrderService,
  ) {
    this.resource = new AsyncResource(
      () => this.begin(),
      () => this.loadMeans(),
    );
    const { funds, previews, points, clock } = deps;
    this.means = new PurchaseMeans({
      payments: () => this.paymentMeans(),
      points: points && (() => points.current()),
    });
    this.finder = new FundFinder({ funds, previews, clock, onPicked: (fund) => this.take(fund) });
    this.composer = new OrderComposer(deps.compose);
    makeAutoObservable<this, 'deps' | 'from' | 'service' | 'means'>(
      this,
      { resource: false, finder: false, composer: false, deps: false, from: false, service: false, means: false },
      { autoBind: true, deep: false },
    );
  }

  load(): Promise<void> {
    return this.resource.load();
  }

  /** Loads the funds and the banks in the present language; what the client typed stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.resource.value === undefined) return this.load();
    this.loadMeans();
    const inLanguage = await this.finder.translated([...this.funds.map(({ fund }) => fund), ...this.newFunds]);
    if (!inLanguage) return;
    runInAction(() => {
      for (const bought of this.funds) bought.renew(inLanguage(bought.fund));
      this.newFunds = this.newFunds.map(inLanguage);
    });
  }

  get kind(): 'buy' | OrderService['kind'] {
    return this.service?.kind ?? 'buy';
  }

  /** The change of the tier once all of the order's amounts are in its funds; undefined where holdings don't decide over it, before there is an amount, and where no rate is known [TIER-06, TIER-22]. */
  get tierChange(): TierChange | undefined {
    const { region, currency } = this.deps;
    const worth = this.resource.value?.worth;
    const amounts = this.funds.flatMap(({ amount, currency: paidIn }) => (amount ? { amount, currency: paidIn } : []));
    if (!worth?.isTierByHoldings || amounts.length === 0) return undefined;
    const moved = sumOfAll(amounts.map((paid) => convertByKnownRates(paid, worth.known, currency)));
    return moved && tierChange(region, worth.total, moved);
  }

  /** The client's tier as the server states it. */
  get ownTier(): TierView | undefined {
    return this.resource.value?.worth.ownTier;
  }

  /** All that the client holds. */
  get held(): readonly PortfolioHolding[] {
    return (this.resource.value?.holdings ?? []).map(({ holding }) => holding);
  }

  /** The currency of the portfolio. */
  get currency(): string {
    return this.deps.currency;
  }

  /** The money that several purchases of a currency take together with their fees, and what can pay it; none for a single one. */
  get totals(): readonly OrderTotal[] {
    const currencies = [...new Set(this.funds.map(({ currency }) => currency))];
    return currencies.flatMap((currency) => {
      const costs = this.funds.flatMap((one) => (one.currency === currency && one.cost ? [one.cost.total] : []));
      return costs.length > 1 ? [{ currency, total: sum(costs), offers: this.means.offers(currency) }] : [];
    });
  }

  get isOrdered(): boolean {
    return this.funds.length > 0;
  }

  /** Takes a fund into the order; one that is in it already stays as it is. */
  async add(id: string): Promise<void> {
    if (!this.funds.some(({ fund }) => isNamedBy(fund, id))) await this.finder.pick(id);
  }

  remove(fund: FundToBuy): void {
    this.funds = this.funds.filter((one) => one !== fund);
    this.keep();
  }

  /**
   * Makes a list of the funds, all of which can be bought; answers its number, or undefined where something stops it.
   */
  async order(): Promise<string | undefined> {
    for (const fund of this.funds) fund.showsProblems = true;
    // What is wrong with a day is said once it is known which ones there are.
    await Promise.all(this.funds.flatMap(({ day }) => (day ? [day.load()] : [])));
    // The client may have put money in since the page was loaded.
    if (this.funds.some(({ shortfall }) => shortfall)) await this.means.refreshPayments();
    const orders = this.funds.flatMap(purchaseOrder);
    if (orders.length === 0 || orders.length < this.funds.length) return undefined;
    const { accountNo } = this.from;
    return this.composer.run({ ...(accountNo ? { accountNo } : {}), orders });
  }

  /** Loads the page: the draft, and the fund that the address names. */
  private async begin(): ReturnType<PlaceOrderDeps['prepare']['execute']> {
    const { prepare, drafts } = this.deps;
    const [placement, now] = await Promise.all([prepare.execute(this.kind), this.service?.now()]);
    if (!placement.ok) return placement;
    if (now && !now.ok) return now;
    runInAction(() => {
      this.isClosed = now?.value.isOpen === false;
      this.newFunds = now?.value.newFunds ?? [];
    });
    if (this.isClosed) return placement;
    const draft = drafts.restore(this.ownerOf(placement.value), this.kind);
    const ids = [...new Set([...draft.funds.map(({ fundCode }) => fundCode), this.from.fundCode])].filter(Boolean);
    const known = await this.finder.named(ids);
    if (!known.ok) return known;
    runInAction(() => {
      // The address may name a fund of the draft by its other code.
      const funds = known.value.filter(
        (fund, place) => place === known.value.findIndex((one) => isSameFund(one, fund)),
      );
      this.funds = funds.map((fund) => {
        const typed = draft.funds.find(({ fundCode }) => isNamedBy(fund, fundCode));
        const bought = this.bought(fund, placement.value, typed?.dealOn);
        if (typed) bought.restore(typed);
        return bought;
      });
    });
    return placement;
  }

  private take(fund: FundPreview): void {
    const placement = this.resource.value;
    if (!placement || this.funds.some((one) => fundId(one.fund) === fundId(fund))) return;
    this.funds = [...this.funds, this.bought(fund, placement)];
    this.keep();
  }

  private bought(fund: FundPreview, placement: Placement, dealOn = ''): FundToBuy {
    const { region, clock, currency, checks, dealing } = this.deps;
    const { client, feePercent, holdings } = placement;
    const accountNo = this.accountOf(placement);
    const own = holdings.map(({ holding }) => holding).filter((holding) => holding.accountNo === accountNo);
    const bought: FundToBuy = new FundToBuy(
      fund,
      {
        region,
        clock,
        client,
        feePercent,
        currency,
        checks,
        dealing,
        isIpo: this.kind === 'ipo',
        holdings: own,
        otherBuysInTwd: () => this.otherBuysInTwd(bought),
        paymentOffers: (paidIn) => this.means.offers(paidIn),
        points: () => this.means.points,
        arePointsUnknown: () => this.means.arePointsUnknown,
        otherDebits: (paidIn) => this.otherDebits(bought, paidIn),
        onChange: this.keep,
      },
      this.service?.dayOf?.(fund, dealOn, this.keep),
    );
    return bought;
  }

  /** The account that the order is placed on: the one that the address names, else the client's usual one [ROLE-08]. */
  private accountOf({ holdings, planAccountNos }: Placement): string {
    const held = holdings.map(({ holding }) => holding);
    return this.from.accountNo || tradingAccount(this.deps.region, [], held, planAccountNos);
  }

  private ownerOf(placement: Placement): DraftOwner {
    return { userId: placement.userId, accountNo: this.accountOf(placement) };
  }

  /** The amounts in TWD of the other funds, which share the cap of a day; undefined in a region without one [TRADE-116]. */
  private otherBuysInTwd(bought: FundToBuy): Decimal | undefined {
    if (!orderDesks[this.deps.region].hasDailyCap) return undefined;
    const others = this.funds.filter((one) => one !== bought && one.currency === 'TWD');
    return sum(others.flatMap(({ amountAlone }) => amountAlone ?? []));
  }

  private otherDebits(bought: FundToBuy, currency: string): readonly PurchaseDebit[] {
    const others = this.funds.filter((one) => one !== bought && one.currency === currency);
    return others.flatMap(({ debit }) => debit ?? []);
  }

  /** Loads what purchases are paid from, while the page's service is open. */
  private loadMeans(): void {
    if (!this.isClosed) this.means.load();
  }

  private async paymentMeans(): AsyncResult<PaymentMeans> {
    const placement = this.resource.value;
    if (!placement) return ok({ debitedIn: () => undefined, cash: [] });
    return this.deps.payments.execute(placement.user, this.accountOf(placement));
  }

  private keep(): void {
    const placement = this.resource.value;
    if (!placement) return;
    const funds = this.funds.map(({ fund, currency, typed, day }) => ({
      fundCode: fundId(fund),
      currency,
      typed,
      ...(day ? { dealOn: day.chosen } : {}),
    }));
    this.deps.drafts.save(this.ownerOf(placement), this.kind, { holdingId: '', by: '', typed: '', funds });
  }
}

/** Returns the order for a fund; none where something stops it. */
function purchaseOrder(bought: FundToBuy): readonly CompleteOrder[] {
  const { fund, currency, amount, isStopped, isIpo, day, shortfall } = bought;
  if (!amount || isStopped || shortfall || (day && !day.isOffered())) return [];
  const quantity = amountQuantity(amount);
  return [{ kind: 'buy', fundCode: fundId(fund), currency, quantity, isIpo, dealOn: day?.chosen }];
}
