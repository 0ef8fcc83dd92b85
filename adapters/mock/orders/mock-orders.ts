import * as z from 'zod/mini';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import { checkTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { describeTaiwanAccount, parseTaiwanAccountType } from '../../../domain/holdings/taiwan-account-type';
import { parseDecimal, toText } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import { feesOf } from '../../../domain/fees/fees-of';
import { type ClosedLink, orderLinkRefusals } from '../../../domain/trading/e-list/closed-link';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { redeemableHoldings } from '../../../contract/rest/orders/order-checks';
import { composedList, orderComposition } from '../../../contract/rest/orders/order-composition';
import { type OrderListAnswer, orderList } from '../../../contract/rest/orders/order-list';
import { orderResult, type OrderResultAnswer } from '../../../contract/rest/orders/order-result';
import { orderSubmission } from '../../../contract/rest/orders/order-submission';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';
import { leftOrBought, playOrderChecks } from './mock-order-checks';
import { amountOf } from '../../../domain/trading/orders/order';

type State = Extract<ClosedLink, 'sent' | 'cancelled'>;
type Submission = z.infer<typeof orderSubmission>;

const named = z.object({ oid: z.string() });
const previews = z.object({
  data: z.object({
    fundPreviews: z.array(
      z.object({ name: z.object({ code: z.string() }), jfFundCode: z.optional(z.nullable(z.string())) }),
    ),
  }),
});

/** A list as it stands: as it was recorded or composed, whether the client consented, and what became of it. */
type KeptList = { readonly list: OrderListAnswer; isSigned: boolean; state?: State; sent?: MockFile };

const aboutAList = ['urlTradingDetail', 'urlSign', 'urlOrderState', 'urlSubmit', 'urlCancel'] as const;

/** The order lists of the mock's client: the recorded one and, until the page is reloaded, those that the client composes; each can be sent with any trading password or PIN, once. */
export class MockOrders {
  private recorded: KeptList | undefined;
  /** By the key under which it was composed. */
  private readonly composed = new Map<string, KeptList>();
  private accounts: ReadonlySet<string> = new Set();
  /** The codes of the funds that were shown, by each of their own. */
  private readonly shown = new Map<string, FundCodes>();

  constructor(
    private readonly region: Region,
    private readonly now: () => number = Date.now,
  ) {}

  /** A call about the list answers with how it then stands; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'dealRedemption') && recorded)
      this.accounts = new Set(redeemableHoldings.parse(recorded.body).map(({ accountNo }) => accountNo));
    if (request.name === 'FundPreviews') this.show(recorded?.body);
    const lists = this.lists.map(({ list }) => list);
    const checked = playOrderChecks(request, recorded, {
      recorded: this.recorded?.list,
      lists,
      accounts: this.accounts,
      shown: this.shown,
    });
    if (checked) return checked;
    if (recorded === undefined) return undefined;
    if (isRequestFor(request, 'composeOrders')) return this.compose(request, recorded);
    if (!isRequestFor(request, ...aboutAList)) return recorded;
    if (isRequestFor(request, 'urlTradingDetail')) this.recorded ??= recordedList(orderList.parse(recorded.body));
    const kept = this.lists.find(({ list }) => list.oid === linkOf(request));
    // Any other link is nobody's.
    if (kept === undefined) return closed('unreadable');
    if (isRequestFor(request, 'urlOrderState')) return stateOf(kept, recorded);
    if (isRequestFor(request, 'urlSubmit')) return this.submit(kept, request, recorded);
    if (kept.state) return closed(kept.state);
    if (isRequestFor(request, 'urlTradingDetail'))
      return { ...recorded, body: { ...kept.list, first: !kept.isSigned } };
    if (isRequestFor(request, 'urlSign')) kept.isSigned = true;
    else kept.state = 'cancelled';
    return recorded;
  }

  private show(body: unknown): void {
    const { data: answer } = previews.safeParse(body);
    for (const { name, jfFundCode } of answer?.data.fundPreviews ?? [])
      for (const id of [name.code, jfFundCode]) if (id) this.shown.set(id, { fundCode: name.code, jfFundCode });
  }

  private get lists(): readonly KeptList[] {
    return [...(this.recorded ? [this.recorded] : []), ...this.composed.values()];
  }

  /** A list of the client's own: the same under its key, else one more. */
  private compose({ body, headers }: TransportRequest, recorded: MockFile): MockFile {
    const key = headers['Idempotency-Key'];
    if (key === undefined) return refused(submissionRefusals.keyInvalid);
    const { data: composition } = orderComposition.safeParse(parseJson(body));
    if (composition === undefined) return refused('ORDER_LIST_INVALID');
    const accountNo = composition.accountNo ?? [...this.accounts][0] ?? '';
    if (this.accounts.size > 0 && !this.accounts.has(accountNo)) return refused('ORDER_ACCOUNT_UNKNOWN');
    const { oid: name } = composedList.parse(recorded.body);
    const oid = `${name}-${String(this.composed.size + 1)}`;
    const list = {
      oid,
      clientId: '',
      origin: 'client' as const,
      accountNo,
      tradingVOList: composition.orders.map((order) => itemOf(order, this.shown)),
    };
    const kept = this.composed.get(key) ?? { list, isSigned: true };
    this.composed.set(key, kept);
    return { ...recorded, body: { oid: kept.list.oid } };
  }

  private submit(kept: KeptList, { body, headers }: TransportRequest, recorded: MockFile): MockFile {
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    if (kept.sent) return kept.sent;
    if (kept.state) return closed(kept.state);
    const submission = orderSubmission.parse(parseJson(body));
    const typed = checkTransactionSecret(this.region, submission.vpin);
    if (typed !== undefined && typed !== 'not-alphanumeric') return { ...recorded, body: { shortPin: true } };
    kept.state = 'sent';
    kept.sent = { ...recorded, body: this.resultOf(kept, submission, orderResult.parse(recorded.body)) };
    return kept.sent;
  }

  /** Everything that is sent is received, for the dealing date of this moment. */
  private resultOf(
    { list }: KeptList,
    { allotmentList, redemptionList, switchList }: Submission,
    recorded: OrderResultAnswer,
  ): object {
    const names = new Map(recorded.successfulAllotmentOrders?.map(({ fundCode, fundName }) => [fundCode, fundName]));
    const at = new Date(this.now()).toISOString();
    const itemFor = (id: string) => list.tradingVOList?.find((one) => leftOrBought(one).includes(id));
    // What is called by the asset manager's own code is told by both.
    const codesOf = (id: string): FundCodes => {
      const item = itemFor(id);
      if (item === undefined) return { fundCode: id };
      return item.type === 'S'
        ? { fundCode: item.switchFromFundCode, jfFundCode: item.switchFromJfFundCode }
        : { fundCode: item.fundCode, jfFundCode: item.jfFundCode };
    };
    const dateOf = (fundCode: string) => {
      const item = itemFor(fundCode);
      if (item?.type === 'B' && item.dealOn) return item.dealOn;
      return effectiveDate(at, orderDesks[this.region].cutOff(item?.amcCode ?? undefined), marketCalendar(this.region));
    };
    return {
      orderReceivedDate: at,
      successfulAllotmentOrders: allotmentList.map(({ fundCode, currency, amount, points }) => ({
        ...codesOf(fundCode),
        fundName: names.get(codesOf(fundCode).fundCode) ?? null,
        currency,
        amount,
        ...redeemed(this.region, { currency, amount, points, feeRate: itemFor(fundCode)?.feeRate }),
        ...{ transactionDate: dateOf(fundCode), debitDate: dateOf(fundCode) },
      })),
      failedAllotmentOrders: [],
      successfulRedemptionOrders: redemptionList.map(({ fundCode, fundInfo, currency, unit }) => ({
        ...codesOf(fundCode),
        fundName: fundInfo,
        currency,
        units: unit,
        transactionDate: dateOf(fundCode),
      })),
      failedRedemptionOrders: [],
      switchOrders: switchList.map(({ outFundCode, inFundCode, switchUnit }) => ({
        sellDeal: { ...codesOf(outFundCode), units: switchUnit, transactionDate: dateOf(outFundCode) },
        buyDeal: this.shown.get(inFundCode) ?? { fundCode: inFundCode },
      })),
      shortPin: false,
    };
  }
}

/** Both codes of a fund, as the wire has them. */
type FundCodes = { readonly fundCode: string; readonly jfFundCode?: string | null | undefined };

type Redeeming = {
  readonly currency: string;
  readonly amount: string;
  readonly points: number | undefined;
  readonly feeRate: string | null | undefined;
};

/** The points that a purchase redeems, as many as are sent, what they take off its fee, and the fee that is left. */
function redeemed(region: Region, { currency, amount, points, feeRate }: Redeeming) {
  const [bought, feePercent] = [parseDecimal(amount), parseDecimal(feeRate ?? '0')];
  if (points === undefined || !bought.ok || !feePercent.ok) return {};
  const { waived, total } = feesOf({
    ...{ kind: 'buy', quantity: amountOf(bought.value), currency, feePercent: feePercent.value },
    points: { region, count: points },
  });
  return { ePoints: String(points), feeWaived: toText(waived), fee: toText(total) };
}

/** The recorded list; nobody consents to one of the client's own. */
const recordedList = (list: OrderListAnswer): KeptList => ({ list, isSigned: list.origin === 'client' });

function stateOf({ list: { oid }, state, sent }: KeptList, recorded: MockFile): MockFile {
  return { ...recorded, body: { oid, state: state ?? 'open', result: sent?.body ?? null, orders: [] } };
}

type ComposedItem = z.output<typeof orderComposition>['orders'][number];
type ListedItem = NonNullable<OrderListAnswer['tradingVOList']>[number];

/** A composed order as a list states it, called by both codes of its funds where they were shown; what isn't said to be offshore is, by its currency, at home where that is TWD. */
function itemOf(order: ComposedItem, shown: ReadonlyMap<string, FundCodes>): ListedItem {
  const { type, currency } = order;
  const codesOf = (id: string): FundCodes => shown.get(id) ?? { fundCode: id };
  const fund = codesOf(order.fundCode);
  const kind = type === 'B' ? undefined : parseTaiwanAccountType(order.paymentType ?? undefined);
  const isOnshore = kind ? describeTaiwanAccount(kind).side === 'ON' : currency === 'TWD';
  const common = { currency, amcCode: isOnshore ? '51' : '60' };
  if (order.type === 'B')
    return {
      ...common,
      type: order.type,
      ...fund,
      buyAmount: order.amount,
      dealOn: order.dealOn ?? null,
      isIpo: order.isIpo ?? null,
    };
  if (order.type === 'R') return { ...common, type: order.type, ...fund, unit: order.units };
  const { units } = order;
  const into = codesOf(order.intoFundCode);
  return {
    ...common,
    type: order.type,
    switchFromFundCode: fund.fundCode,
    switchFromJfFundCode: fund.jfFundCode,
    switchToFundCode: into.fundCode,
    switchToJfFundCode: into.jfFundCode,
    unit: units,
    isIpo: order.isIpo ?? null,
  };
}

/** Which list a call is about: in its query or its body. */
const linkOf = ({ url, body }: TransportRequest): string | null =>
  named.safeParse(parseJson(body)).data?.oid ?? new URL(url, 'http://mock').searchParams.get('oid');

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });

const closed = (link: ClosedLink): MockFile => refused(orderLinkRefusals[link]);
