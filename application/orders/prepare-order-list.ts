import { planAccounts } from '../../domain/clients/client-accounts';
import { canTrade, reactivationEligibility } from '../../domain/clients/feature-gates';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { fundOfCodes, fundOfId } from '../../domain/funds/finding/fund-listing';
import { findFund, matchingFunds } from '../../domain/funds/finding/matching-funds';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { withOwnCode } from '../../domain/holdings/with-own-code';
import type { Region } from '../../domain/region';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { statedRiskProfile } from '../../domain/suitability/risk/stated-risk-profile';
import { tierView, type TierView } from '../../domain/fees/by-tier/tier-view';
import { isTierByHoldings } from '../../domain/tiers/is-tier-by-holdings';
import { isDigitalTier } from '../../domain/tiers/taiwan-membership';
import type { ClosedLink } from '../../domain/trading/e-list/closed-link';
import type { OrderList } from '../../domain/trading/e-list/order-list';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';
import type { Order } from '../../domain/trading/orders/order';
import { orderTerms } from '../../domain/trading/orders/order-terms';
import { holdingLeft, tradingAccount, unitsHeldOfBought } from '../../domain/trading/orders/trading-account';
import { type OrderResult, type ResultOrder, localiseOrderResult } from '../../domain/trading/records/order-result';
import { bankNameAmong } from '../../domain/trading/records/settlement-account';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { FundRecords } from '../ports/funds/fund-records';
import type { FundPreviews } from '../ports/funds/fund-previews';
import type { Holdings } from '../ports/holdings/holdings';
import type { ClientPoints } from '../ports/tiers/client-points';
import type { ClientTiers } from '../ports/tiers/client-tiers';
import type { SuitabilityRecords } from '../ports/suitability/suitability-records';
import type { Locale } from '../ports/locale';
import type { FundAgreements } from '../ports/orders/fund-agreements';
import type { OrderChecks, RedeemableHolding } from '../ports/orders/order-checks';
import type { OpenedList, OrderLists } from '../ports/orders/order-lists';
import type { OrderSubmissions } from '../ports/orders/order-submissions';
import { toClientFacts } from './client-facts';
import { findDocumentsToRead } from './find-documents-to-read';
import { requiredAgreements, type LineAgreements } from './list-agreements';
import type { ListedOrder } from './listed-order';
import type { FindPaymentMeans, PaymentMeans } from './payment-means';
import { redeemableFor, findRedeemableRows } from './find-redeemable';

/** A list that can be worked on, with all that its page shows and asks. */
export type OpenOrderList = {
  readonly kind: 'open';
  readonly userId: string;
  readonly list: OrderList;
  /** When the server answered, an instant by its own clock. */
  readonly answeredAt: string;
  /** The account that the orders are placed on; '' where the client holds nothing. */
  readonly accountNo: string;
  /** True if that account is a sub-account of the Regular Investment Plan [ROLE-08]. */
  readonly isPlanAccount: boolean;
  readonly orders: readonly ListedOrder[];
  readonly held: readonly PortfolioHolding[];
  /** All that the client holds is worth, in the portfolio's currency. */
  readonly portfolio: Decimal;
  /** True if the holdings decide over the client's tier. */
  readonly isTierByHoldings: boolean;
  /** The client's tier; undefined where nothing is known of it. */
  readonly ownTier: TierView | undefined;
  readonly client: TradingClient;
  readonly clientFacts: ClientFacts;
  /** Where the client chooses what pays for purchases. */
  readonly payments?: PaymentMeans | undefined;
  /** Where the client chooses the reward points to redeem, how many there are; `unknown` where they couldn't be asked for, which stops no order [EPNT-01, EPNT-07]. */
  readonly points?: number | 'unknown' | undefined;
};

/** A link that leads to no orders; of a list that was sent, what it was answered, if that can be had. */
export type ClosedOrderList = {
  readonly kind: 'closed';
  readonly link: ClosedLink;
  readonly result?: OrderResult;
  /** It couldn't be asked for. */
  readonly isResultUnknown?: true;
};

/** The result of opening a link. */
export type PreparedOrderList = OpenOrderList | ClosedOrderList;

/** Where what a list's page begins with comes from. */
export type PrepareOrderListDeps = {
  readonly lists: OrderLists;
  readonly submissions: OrderSubmissions;
  readonly users: Users;
  readonly tiers: ClientTiers;
  readonly suitability: SuitabilityRecords;
  readonly previews: FundPreviews;
  readonly fundRecords: Pick<FundRecords, 'documents'>;
  readonly holdings: Holdings;
  readonly banks: BankAccounts;
  readonly checks: OrderChecks;
  readonly agreements: FundAgreements;
  readonly locale: Locale;
  readonly region: Region;
  /** Where the client chooses what pays for purchases. */
  readonly payments?: FindPaymentMeans | undefined;
  /** Where the client chooses the reward points to redeem. */
  readonly points?: ClientPoints | undefined;
};

/** Finds what a list's page begins with; nothing may be missing, so that no rule and no note is passed over [API-75, OPEN-78]. */
export class PrepareOrderList {
  constructor(private readonly deps: PrepareOrderListDeps) {}

  async execute(listId: string): AsyncResult<PreparedOrderList> {
    const opened = await this.deps.lists.open(listId);
    if (!opened.ok) return opened;
    return opened.value.kind === 'open'
      ? this.complete(opened.value)
      : ok(await this.closed(opened.value.link, listId));
  }

  /** Why a link leads to no orders, and what came of the list where it was sent. */
  async closed(link: ClosedLink, listId: string): Promise<ClosedOrderList> {
    if (link !== 'sent') return { kind: 'closed', link };
    const result = await this.deps.submissions.resultOf(listId);
    if (!result.ok)
      return result.error.kind === 'not-offered'
        ? { kind: 'closed', link }
        : { kind: 'closed', link, isResultUnknown: true };
    return { kind: 'closed', link, ...(result.value ? { result: result.value } : {}) };
  }

  /** Tells what came of a list again with the names that its funds and banks have in the language that is read now; a name that can't be had stays [I18N-08, I18N-12]. */
  async retell(result: OrderResult): Promise<OrderResult> {
    const orders = placedOrders(result);
    const [funds, accounts] = await Promise.all([
      orders.length === 0 ? ok([]) : this.deps.previews.meantBy(orders.map(fundOfCodes)),
      orders.some(({ settlementAccount }) => settlementAccount?.bankName) ? this.deps.banks.listed() : ok([]),
    ]);
    return localiseOrderResult(result, {
      fundOf: (order) => (funds.ok ? findFund(funds.value, fundOfCodes(order))?.name : undefined),
      bankOf: (account) => (accounts.ok ? bankNameAmong(accounts.value, account) : undefined),
    });
  }

  /** The agreements of orders with the titles that they have in the language that is read now, in the order of the items. */
  agreementsOf(items: readonly Order[]): AsyncResult<readonly LineAgreements[]> {
    return requiredAgreements(this.deps.agreements, items);
  }

  private async complete({ list, answeredAt }: Extract<OpenedList, { kind: 'open' }>): AsyncResult<OpenOrderList> {
    const { users, tiers, suitability, previews, fundRecords, holdings, banks, checks, agreements, locale, region } =
      this.deps;
    const language = locale.current();
    const ids = [...new Set(list.items.flatMap((item) => orderTerms(item).map(({ fundCode }) => fundCode)))];
    const [user, tier, records, funds, held, accounts, redeemable, agreed, documents, points] = await Promise.all([
      users.current(),
      tiers.current(),
      // A region without these records would refuse to tell of them.
      regionalRiskRecords[region].suitability ? suitability.current() : ok([]),
      previews.meantBy(ids.map(fundOfId)),
      holdings.held(),
      banks.listed(),
      checks.redeemable(),
      requiredAgreements(agreements, list.items),
      findDocumentsToRead(fundRecords, list.items),
      this.deps.points?.current(),
    ]);
    if (!user.ok) return user;
    if (!tier.ok) return tier;
    if (!records.ok) return records;
    if (!funds.ok) return funds;
    if (!held.ok) return held;
    if (!accounts.ok) return accounts;
    if (!redeemable.ok) return redeemable;
    if (!agreed.ok) return agreed;
    // A server may name the fund of an order by its own code, and that of a holding by the other one.
    const owned = held.value.map((holding) => withOwnCode(holding, funds.value));
    const planAccountNos = planAccounts(user.value).map(({ msAccountNo }) => msAccountNo);
    const accountNo = list.accountNo ?? tradingAccount(region, list.items, owned, planAccountNos);
    const payments = await this.deps.payments?.execute(user.value, accountNo);
    if (payments?.ok === false) return payments;
    const profile = statedRiskProfile(user.value.effectiveCrr, records.value);
    return ok({
      kind: 'open',
      userId: user.value.userId,
      list,
      answeredAt,
      accountNo,
      isPlanAccount: planAccountNos.includes(accountNo),
      payments: payments?.value,
      ...(points ? { points: points.ok ? (points.value.totalPoints ?? 0) : 'unknown' } : {}),
      orders: list.items.map((item, place) => {
        const holding = holdingLeft(region, item, owned, list.accountNo);
        return {
          item,
          language,
          holding,
          agreements: agreed.value[place] ?? new Map(),
          documents: documents[place],
          ...fundsOf(item, funds.value, holding),
          heldOfBought: unitsHeldOfBought(item, owned, accountNo),
          bankName: accounts.value.find(({ bankAccountNo }) => bankAccountNo && bankAccountNo === item.bankAccount)
            ?.bankName,
          ...(holding ? withdrawable(item, findRedeemableRows(holding, redeemable.value)) : {}),
        };
      }),
      held: owned,
      isTierByHoldings: isTierByHoldings(user.value.region, tier.value),
      ownTier: tierView(user.value.region, tier.value),
      portfolio: sum(owned.flatMap(({ marketValue }) => marketValue ?? [])),
      client: {
        ...profile,
        mayTradeOnline: canTrade(user.value),
        reactivation: reactivationEligibility(user.value),
        isDigitalTier: isDigitalTier(tier.value),
      },
      clientFacts: toClientFacts(user.value, profile, accounts.value),
    });
  }
}

/** The funds of an item by what names them in it; where several share that, those of its currency and of the name of what is held, and none is picked of those left [ENT-29]. */
function fundsOf(
  item: Order,
  known: readonly FundPreview[],
  holding: PortfolioHolding | undefined,
): Pick<ListedOrder, 'funds' | 'sharedCodes'> {
  const funds = new Map<string, FundPreview>();
  const sharedCodes: string[] = [];
  for (const { type, fundCode, currency } of orderTerms(item)) {
    const isLeft = type === 'R' || type === 'SF';
    const name = isLeft ? holding?.fund.name : undefined;
    const all = matchingFunds(known, { ...fundOfId(fundCode), name });
    const ofCurrency = all.filter(({ baseCurrency }) => baseCurrency === currency);
    const [fund, ...others] = all.length > 1 && ofCurrency.length === 1 ? ofCurrency : all;
    if (fund && others.length === 0) funds.set(fundCode, fund);
    else if (fund) sharedCodes.push(fundCode);
  }
  return { funds, sharedCodes };
}

/** Every order of a result, and both sides of its switches. */
const placedOrders = (result: OrderResult): readonly ResultOrder[] => [
  ...result.successfulAllotments,
  ...result.failedAllotments,
  ...result.successfulRedemptions,
  ...result.failedRedemptions,
  ...result.switches.flatMap(({ buyDeal, sellDeal }) => [buyDeal, sellDeal]),
];

const withdrawable = (item: Order, rows: readonly RedeemableHolding[]) => ({
  redeemable: redeemableFor(item, rows),
  redeemableRows: rows,
});
