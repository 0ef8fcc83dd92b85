import * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { orderComposition } from '../../contract/rest/orders/order-composition';
import { orderResult } from '../../contract/rest/orders/order-result';
import { orderSubmission } from '../../contract/rest/orders/order-submission';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { checkTransactionSecret } from '../../domain/credentials/secrets/check-transaction-secret';
import { describeTaiwanAccount, parseTaiwanAccountType } from '../../domain/holdings/taiwan-account-type';
import { parseDecimal, toText } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { feesOf } from '../../domain/fees/fees-of';
import { amountQuantity } from '../../domain/trading/orders/order';
import { orderLinkErrorCodes } from '../../domain/trading/e-list/closed-link';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import {
  addList,
  type MockFundCodes,
  fundCodes,
  type StoredList,
  fundCodesOfOrder,
  type ListedItem,
  mockOrderLists,
  redeemableAccounts,
} from './stored-lists';
import { type Answering, type AnswersByCall, answerWith, type MockCall, rejectWith } from './mock-call';
import type { MockFile } from './mock-file';

const named = z.object({ oid: z.string() });

/** Answers about the client's list that is named; any other is nobody's. */
const ofList =
  (answer: (stored: StoredList, call: MockCall) => MockFile | Promise<MockFile>): Answering =>
  async (call) => {
    const { data } = named.safeParse(call.sent);
    const stored = (await mockOrderLists(call)).get(data?.oid ?? '');
    return stored === undefined ? rejectWith(orderLinkErrorCodes.unreadable) : answer(stored, call);
  };

/** Answers about a list that was neither sent nor cancelled. */
const ofOpenList = (answer: (stored: StoredList, call: MockCall) => MockFile | Promise<MockFile>): Answering =>
  ofList((stored, call) => (stored.state ? rejectWith(orderLinkErrorCodes[stored.state]) : answer(stored, call)));

/** Makes a list of the client's own, on the client's first account unless another is named. */
async function compose(call: MockCall): Promise<MockFile> {
  const composition = orderComposition.parse(call.sent);
  const accounts = await redeemableAccounts(call);
  const accountNo = composition.accountNo ?? [...accounts][0] ?? '';
  if (accounts.size > 0 && !accounts.has(accountNo)) return rejectWith('ORDER_ACCOUNT_UNKNOWN');
  const codes = await fundCodes(call);
  const oid = `own-list-${String((await mockOrderLists(call)).size)}`;
  const tradingVOList = composition.orders.map((order) => itemOf(order, codes));
  addList(call, { oid, clientId: '', origin: 'client', accountNo, tradingVOList });
  return answerWith({ oid });
}

/** Receives a list with any trading password or PIN that is long enough, once. */
async function submit(stored: StoredList, call: MockCall): Promise<MockFile> {
  if (stored.sent) return stored.sent;
  if (stored.state) return rejectWith(orderLinkErrorCodes[stored.state]);
  const submission = orderSubmission.parse(call.sent);
  const typed = checkTransactionSecret(call.region, submission.vpin);
  if (typed !== undefined && typed !== 'not-alphanumeric')
    return { status: 200, body: { shortPin: true }, isRefusal: true };
  stored.sent = answerWith(await resultOf(stored, submission, call));
  stored.state = 'sent';
  return stored.sent;
}

type Submission = z.infer<typeof orderSubmission>;

/** Everything that is sent is received, for the dealing date of this moment. */
async function resultOf({ list }: StoredList, submission: Submission, call: MockCall): Promise<object> {
  const recorded = await call.read('urlSubmit', orderResult);
  const names = new Map(recorded.successfulAllotmentOrders?.map(({ fundCode, fundName }) => [fundCode, fundName]));
  const codes = await fundCodes(call);
  const itemFor = (id: string) => list.tradingVOList?.find((one) => fundCodesOfOrder(one).includes(id));
  const codesFor = (id: string): MockFundCodes => {
    const item = itemFor(id);
    if (item === undefined) return { fundCode: id };
    return item.type === 'S'
      ? { fundCode: item.switchFromFundCode, jfFundCode: item.switchFromJfFundCode }
      : { fundCode: item.fundCode, jfFundCode: item.jfFundCode };
  };
  const dateOf = (id: string) => {
    const item = itemFor(id);
    if (item?.type === 'B' && item.dealOn) return item.dealOn;
    const cutOff = orderDesks[call.region].cutOff(item?.amcCode ?? undefined);
    return effectiveDate(call.now, cutOff, marketCalendar(call.region));
  };
  return {
    orderReceivedDate: call.now,
    successfulAllotmentOrders: submission.allotmentList.map(({ fundCode, currency, amount, points }) => ({
      ...codesFor(fundCode),
      fundName: names.get(codesFor(fundCode).fundCode) ?? null,
      currency,
      amount,
      ...redeemedPoints(call.region, { currency, amount, points, feeRate: itemFor(fundCode)?.feeRate }),
      transactionDate: dateOf(fundCode),
      debitDate: dateOf(fundCode),
    })),
    failedAllotmentOrders: [],
    successfulRedemptionOrders: submission.redemptionList.map(({ fundCode, fundInfo, currency, unit }) => ({
      ...codesFor(fundCode),
      fundName: fundInfo,
      currency,
      units: unit,
      transactionDate: dateOf(fundCode),
    })),
    failedRedemptionOrders: [],
    switchOrders: submission.switchList.map(({ outFundCode, inFundCode, switchUnit }) => ({
      sellDeal: { ...codesFor(outFundCode), units: switchUnit, transactionDate: dateOf(outFundCode) },
      buyDeal: codes.get(inFundCode) ?? { fundCode: inFundCode },
    })),
    shortPin: false,
  };
}

type PointsQuery = {
  readonly currency: string;
  readonly amount: string;
  readonly points: number | undefined;
  readonly feeRate: string | null | undefined;
};

/** The points that a purchase redeems, as many as are sent, what they take off its fee, and the fee that is left. */
function redeemedPoints(region: Region, { currency, amount, points, feeRate }: PointsQuery) {
  const bought = parseDecimal(amount);
  const feePercent = parseDecimal(feeRate ?? '0');
  if (points === undefined || !bought.ok || !feePercent.ok) return {};
  const { waived, total } = feesOf({
    kind: 'buy',
    currency,
    quantity: amountQuantity(bought.value),
    feePercent: feePercent.value,
    points: { region, count: points },
  });
  return { ePoints: String(points), feeWaived: toText(waived), fee: toText(total) };
}

type ComposedItem = z.output<typeof orderComposition>['orders'][number];

/** A composed order as a list states it; what isn't said to be offshore is, by its currency, at home where that is TWD. */
function itemOf(order: ComposedItem, codes: ReadonlyMap<string, MockFundCodes>): ListedItem {
  const { type, currency } = order;
  const fund = codes.get(order.fundCode) ?? { fundCode: order.fundCode };
  const kind = type === 'B' ? undefined : parseTaiwanAccountType(order.paymentType ?? undefined);
  const isOnshore = kind ? describeTaiwanAccount(kind).side === 'ON' : currency === 'TWD';
  const common = { currency, amcCode: isOnshore ? '51' : '60' };
  if (order.type === 'R') return { ...common, type: order.type, ...fund, unit: order.units };
  const isIpo = order.isIpo ?? null;
  if (order.type === 'B') {
    const { amount: buyAmount, dealOn = null } = order;
    return { ...common, type: order.type, ...fund, buyAmount, dealOn, isIpo };
  }
  const into = codes.get(order.intoFundCode) ?? { fundCode: order.intoFundCode };
  return {
    ...common,
    type: order.type,
    switchFromFundCode: fund.fundCode,
    switchFromJfFundCode: fund.jfFundCode,
    switchToFundCode: into.fundCode,
    switchToJfFundCode: into.jfFundCode,
    unit: order.units,
    isIpo,
  };
}

/** The order lists: the recorded one and those that the client composes, each of which can be sent once. */
export const orderAnswers = {
  composeOrders: compose,
  urlTradingDetail: ofOpenList(({ list, isSigned }) => answerWith({ ...list, first: !isSigned })),
  urlSign: ofOpenList((stored) => {
    stored.isSigned = true;
    return answerWith({});
  }),
  urlCancel: ofOpenList((stored) => {
    stored.state = 'cancelled';
    return answerWith({});
  }),
  urlOrderState: ofList(({ list: { oid }, state = 'open', sent }) =>
    answerWith({ oid, state, result: sent?.body ?? null, orders: [] }),
  ),
  urlSubmit: ofList(submit),
} satisfies AnswersByCall;
