import { CancelOrder } from '../../../application/orders/cancel-order';
import { CheckOrders } from '../../../application/orders/check-orders';
import { ComposeOrders } from '../../../application/orders/compose-orders';
import type { ListedOrder } from '../../../application/orders/listed-order';
import { neededNotes } from '../../../application/orders/needed-notes';
import { paymentOffers } from '../../../application/orders/payment-means';
import { type OpenOrderList, PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { PreparePlacement } from '../../../application/orders/prepare-placement';
import { SendOrderList, type SentOrderListOutcome } from '../../../application/orders/send-order-list';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { RedeemableHolding } from '../../../application/ports/orders/order-checks';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { canSwitchBetween } from '../../../domain/funds/fee-type';
import { confirmationFor } from '../../../domain/credentials/confirmation';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { minorUnitScale } from '../../../domain/money/currency';
import { compare, type Decimal, multiply, scaled, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import type { OrderResult, ResultOrder } from '../../../domain/trading/records/order-result';
import { amountQuantity, type CompleteOrder, type Order, unitsQuantity } from '../../../domain/trading/orders/order';
import type { Chance } from '../machine/chance';
import { giveProof } from './give-proof';
import { justBelowHalf, worthOf } from './payout-size';
import { type Act, failureText, type Visit } from './visit';

const wrongPassword = 'wrong0000';

/** Buys one to three funds at once. */
export const buy: Act = async (visit) => {
  const { chance, client, funds } = visit;
  // At times as much as comes near the cap of a day, by several orders of which each is below it.
  const isLarge = chance.isOneIn(client.region === 'TW' ? 3 : 5);
  const count = isLarge ? chance.between(2, 3) : Number(chance.byWeight({ '1': 5, '2': 2, '3': 1 }));
  const home = client.region === 'HK' ? 'HKD' : 'TWD';
  const offered = isLarge ? funds.filter(({ currency }) => currency === home) : funds;
  const orders = Array.from({ length: count }).flatMap((): CompleteOrder | [] => {
    const fund = chance.oneOf(offered);
    if (!fund) return [];
    const { id: fundCode, currency } = fund;
    return { kind: 'buy', fundCode, currency, quantity: amountQuantity(drawAmount(chance, currency, isLarge)) };
  });
  return placeOrders(visit, orders);
};

/** Buys several funds at once, each for less than the cap of a day and together for a little more. */
export const buyToCap: Act = async (visit) => {
  const { chance, client, funds } = visit;
  const home = client.region === 'HK' ? 'HKD' : 'TWD';
  const offered = funds.filter(({ currency }) => currency === home);
  const count = chance.between(2, 3);
  const from = chance.between(0, Math.max(0, offered.length - count));
  const each = Math.ceil(chance.between(30_000_001, 33_000_000) / count);
  const orders = offered.slice(from, from + count).map(({ id: fundCode, currency }): CompleteOrder => {
    return { kind: 'buy', fundCode, currency, quantity: amountQuantity(scaled(BigInt(each))) };
  });
  return orders.length === 0 ? 'knows no fund' : placeOrders(visit, orders, { redeemsPoints: false });
};

/** Sells some of what is held, all of it, or a little more than there is. */
export const sell: Act = async (visit) => {
  const held = await redeemable(visit);
  if (typeof held === 'string') return held;
  const { fundCode, jfFundCode, currency, available, unitPlaces } = held;
  const quantity = unitsQuantity(drawUnits(visit.chance, available, unitPlaces));
  return placeOrders(visit, [
    { kind: 'redemption', fundCode: fundId({ code: fundCode, jfFundCode }), currency, quantity },
  ]);
};

/** Sells, fund by fund, as much as may leave without waiting, or a little less: close to half of all that there is. */
export const sellOfAll: Act = async (visit) => {
  const rows = await redeemableRows(visit);
  if (typeof rows === 'string') return rows;
  const worth = await worthOf(visit);
  if (typeof worth === 'string') return worth;
  const { holdings } = worth;
  let left = Number(toText(justBelowHalf(worth.all, visit.chance)));
  const orders: CompleteOrder[] = [];
  for (const { fundCode, jfFundCode, currency: paidIn, available, unitPlaces } of rows) {
    const id = fundId({ code: fundCode, jfFundCode });
    const held = holdings.filter(({ fund }) => fundId(fund) === id);
    const value = Number(toText(sum(held.flatMap(({ marketValue }) => marketValue ?? []))));
    // Held in several places, of which each says how much of all is available.
    const isClear = rows.filter((row) => row.fundCode === fundCode).length === 1 && value > 0;
    const millionths = Math.min(999_999, Math.floor((left / value) * 1_000_000));
    // So little of a fund that it is worth nothing after its fees would stop all the rest.
    if (!isClear || millionths < 1_000) continue;
    left -= (value * millionths) / 1_000_000;
    const quantity = unitsQuantity(round(multiply(available, scaled(BigInt(millionths), 6)), unitPlaces, 'down'));
    orders.push({ kind: 'redemption', fundCode: id, currency: paidIn, quantity });
  }
  return orders.length === 0 ? 'holds nothing to sell' : placeOrders(visit, orders);
};

/** Switches what is held into another fund. */
export const switchFunds: Act = async (visit) => {
  const held = await redeemable(visit);
  if (typeof held === 'string') return held;
  const { chance, funds } = visit;
  const { fundCode, jfFundCode, currency, available, unitPlaces } = held;
  const into = chance.oneOf(funds.filter((fund) => fund.currency === currency)) ?? chance.oneOf(funds);
  const quantity = unitsQuantity(drawUnits(chance, available, unitPlaces));
  const id = fundId({ code: fundCode, jfFundCode });
  return placeOrders(visit, [{ kind: 'switch', fundCode: id, intoFundCode: into?.id ?? '', currency, quantity }]);
};

/** Has a purchase or a sale of the client's own list checked on the account of another, and on one of nobody: both are refused alike [TRADE-93]. */
export async function checkOnAccount(visit: Visit, accountNo: string): Promise<string> {
  const { tab, chance, funds, object } = visit;
  const fund = chance.oneOf(funds);
  const held = chance.isOneIn(2) ? await redeemable(visit) : 'buys';
  const order: CompleteOrder | undefined =
    typeof held === 'string'
      ? fund && {
          kind: 'buy',
          fundCode: fund.id,
          currency: fund.currency,
          quantity: amountQuantity(drawAmount(chance, fund.currency, false)),
        }
      : {
          kind: 'redemption',
          fundCode: fundId({ code: held.fundCode, jfFundCode: held.jfFundCode }),
          currency: held.currency,
          quantity: unitsQuantity(held.available),
        };
  if (!order) return 'knows no fund';
  const composed = await tab.get(ComposeOrders).execute({ orders: [order] });
  if (!composed.ok) return `can't order ${orderText(order)}: ${failureText(composed.error)}`;
  const list = await tab.get(PrepareOrderList).execute(composed.value);
  if (!list.ok || list.value.kind === 'closed') return `can't read the list of ${orderText(order)}`;
  const { listId } = list.value.list;
  const placed = list.value.orders.map((one, place) => ({ place, order: one }));
  const checks = tab.get(CheckOrders);
  const foreign = await checks.execute({ accountNo, listId }, placed);
  const nobodys = await checks.execute({ accountNo: accountNo.replaceAll(/\d/g, '0'), listId }, placed);
  if (foreign.ok) {
    object(`another client has orders checked on ${accountNo}`);
    return `has ${orderText(order)} checked on ${accountNo}`;
  }
  const told = failureText(foreign.error);
  // An answer that is cut off says that it refuses, and not why.
  if (saysWhy(foreign.error) && !nobodys.ok && saysWhy(nobodys.error)) {
    visit.count('checks orders on two strange accounts');
    if (told !== failureText(nobodys.error)) object(`a check on ${accountNo} tells that there is such an account`);
  }
  return `has ${orderText(order)} checked on ${accountNo}: ${told}`;
}

const saysWhy = (failure: CallFailure): boolean => failure.kind === 'rejected' && failure.errors.length > 0;

/** Cancels one of the orders that are open, or tries it with one that is dealt. */
export const cancelOrder: Act = async (visit) => {
  const { tab, chance, client } = visit;
  const records = await tab.get(OrderRecords).all();
  if (!records.ok) return `reads no orders: ${failureText(records.error)}`;
  const open = records.value.orders.filter(({ status }) => status === 'RECEIVED');
  // The newest come first.
  const chosen = chance.byWeight({ newest: 4, open: 4, any: 1 });
  const candidates = { newest: open.slice(0, 1), open, any: records.value.orders.slice(0, 10) }[chosen];
  const order = chance.oneOf(candidates);
  const orderId = order?.orderId;
  if (orderId === undefined) return 'has no order to cancel';
  const cancel = tab.get(CancelOrder);
  const byPassword = confirmationFor(client.region, 'cancel-order') === 'transaction-secret';
  const secret = byPassword ? client.tradingSecret : undefined;
  let outcome = await cancel.execute({ orderId, secret });
  if (outcome.kind === 'step-up-required') {
    const proof = await giveProof(visit, 'CANCEL_ORDER', { orderId });
    if (proof !== 'proved') return `cancels ${orderId}: ${proof}`;
    outcome = await cancel.execute({ orderId, secret, isProved: true });
  }
  switch (outcome.kind) {
    case 'cancelled':
      visit.tell({ what: 'cancel-order', name: orderId, outcome: 'received' });
      return `cancels ${orderId}`;
    case 'too-late':
    case 'password':
      return `can't cancel ${orderId}: ${outcome.why}`;
    case 'step-up-required':
      return `can't cancel ${orderId}: step-up-required`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      visit.tell({ what: 'cancel-order', name: orderId, outcome: outcome.kind });
      return `cancels ${orderId}: ${outcome.kind}, ${failureText(outcome.failure)}`;
  }
};

/** Something held of which units can leave; in words where there is none. */
async function redeemable(visit: Visit): Promise<RedeemableHolding | string> {
  const rows = await redeemableRows(visit);
  return typeof rows === 'string' ? rows : (visit.chance.oneOf(rows) ?? 'holds nothing to sell');
}

/** All that is held of which units can leave; in words where it can't be read. */
async function redeemableRows({ tab }: Visit): Promise<readonly RedeemableHolding[] | string> {
  const placement = await tab.get(PreparePlacement).execute('sell');
  if (!placement.ok) return `can't begin an order: ${failureText(placement.error)}`;
  const rows = placement.value.holdings.flatMap(({ redeemable: row }) => row ?? []);
  return rows.filter(({ available }) => compare(available, zero) > 0);
}

/** Tells whether an order switches into a fund of the other fee type, which its page bars before any check [TRADE-110]. */
const mixesFeeTypes = ({ item, redeemable }: ListedOrder): boolean =>
  item.kind === 'switch' &&
  item.intoFeeType !== undefined &&
  redeemable !== undefined &&
  !canSwitchBetween(redeemable.feeType, item.intoFeeType);

/** Composes a list of orders, reads and checks it, and sends it, twice where the client is impatient. */
async function placeOrders(
  visit: Visit,
  orders: readonly CompleteOrder[],
  { redeemsPoints = true } = {},
): Promise<string> {
  const { tab, chance } = visit;
  const what = orders.map(orderText).join(' and ');
  const composed = await tab.get(ComposeOrders).execute({ orders });
  if (!composed.ok) return `can't order ${what}: ${failureText(composed.error)}`;
  const prepared = await tab.get(PrepareOrderList).execute(composed.value);
  if (!prepared.ok) return `can't read the list of ${what}: ${failureText(prepared.error)}`;
  if (prepared.value.kind === 'closed') return `finds the list of ${what} closed: ${prepared.value.link}`;
  const list = prepared.value;
  const placed = list.orders.map((order, place) => ({
    place,
    order: withPayment(order, redeemsPoints ? list : { ...list, points: undefined }, chance),
  }));
  const of = { accountNo: list.accountNo, listId: list.list.listId };
  const checked = await tab.get(CheckOrders).execute(of, placed);
  if (!checked.ok) return `can't check ${what}: ${failureText(checked.error)}`;
  const errors = [...checked.value.errors.values()].map(({ code }) => code);
  // The page sends nothing that the server would refuse; a program that isn't ours may.
  if (errors.length > 0 && !chance.isOneIn(4)) return `is told that ${what} isn't taken: ${errors.join(' ')}`;
  const left = chance.isOneIn(2) ? placed.filter(({ place }) => !checked.value.errors.has(place)) : placed;
  const accepted = neededNotes(list, left, checked.value).map(({ note }) => note);
  const isWrong = chance.isOneIn(6);
  const password = isWrong ? wrongPassword : visit.client.tradingSecret;
  const input = { orders: left, checked: checked.value, accepted, password, waits: chance.isOneIn(6) };
  const send = tab.get(SendOrderList);
  const first = send.execute(list, input);
  const again = chance.isOneIn(10) ? send.execute(list, input) : undefined;
  const outcome = await first;
  const second = again && (await again);
  if (isWrong) visit.count('orders with a wrong password');
  if (isWrong && [outcome, second].some((one) => one?.kind === 'received'))
    visit.object(`the list ${list.list.listId} is received with a wrong trading password`);
  if (outcome.kind === 'received') {
    const { failedAllotments, failedRedemptions } = outcome.result;
    const failed = [...failedAllotments, ...failedRedemptions].map(({ code = '' }) => code);
    // Whoever sends what neither the page nor the check has anything against is told of no line that fails.
    if (visit.isAlone && errors.length === 0 && !list.orders.some(mixesFeeTypes) && failed.length > 0)
      visit.object(`${list.list.listId} was checked without an error, and is received without ${failed.join(' ')}`);
    objectToOthers(
      visit,
      left.map(({ order }) => order.item),
      outcome.result,
    );
  }
  tellOutcome(visit, list, outcome);
  if (second) tellOutcome(visit, list, second);
  return `orders ${what} by ${list.list.listId}: ${outcomeText(outcome)}${second ? ` and ${outcomeText(second)}` : ''}`;
}

function tellOutcome(visit: Visit, { list }: OpenOrderList, outcome: SentOrderListOutcome): void {
  const name = list.listId;
  switch (outcome.kind) {
    case 'received':
      visit.tell({ what: 'order-list', name, outcome: 'received', count: countReceived(outcome) });
      return;
    case 'refused':
    case 'not-received':
    case 'unknown':
      visit.tell({ what: 'order-list', name, outcome: outcome.kind });
      return;
    case 'password':
    case 'closed':
      return;
  }
}

/** Objects to what was received and wasn't ordered: each fund with all that is bought, sold or switched of it. */
function objectToOthers(visit: Visit, ordered: readonly Order[], result: OrderResult): void {
  const asked = ordered.map(({ kind, fundCode, quantity }) => ({
    kind,
    fund: fundCode,
    figure: quantity?.value ?? zero,
  }));
  const received = [
    ...result.successfulAllotments.map((one) => ({ kind: 'buy', fund: fundIdOf(one), figure: one.amount ?? zero })),
    ...result.successfulRedemptions.map((one) => ({
      kind: 'redemption',
      fund: fundIdOf(one),
      figure: one.units ?? zero,
    })),
    ...result.switches.map(({ sellDeal: one }) => ({ kind: 'switch', fund: fundIdOf(one), figure: one.units ?? zero })),
  ];
  for (const { kind, fund } of received) {
    const sumOf = (some: typeof asked | typeof received) =>
      sum(some.filter((one) => one.kind === kind && one.fund === fund).map(({ figure }) => figure));
    if (compare(sumOf(received), sumOf(asked)) > 0)
      visit.object(
        `${kind} of ${fund}: ${toText(sumOf(received))} is received, and ${toText(sumOf(asked))} was ordered`,
      );
  }
}

const fundIdOf = ({ fundCode, jfFundCode }: ResultOrder): string => fundId({ code: fundCode, jfFundCode });

const countReceived = ({ result }: Extract<SentOrderListOutcome, { kind: 'received' }>): number =>
  result.successfulAllotments.length + result.successfulRedemptions.length + result.switches.length;

function outcomeText(outcome: SentOrderListOutcome): string {
  switch (outcome.kind) {
    case 'received': {
      const { failedAllotments, failedRedemptions } = outcome.result;
      const failed = [...failedAllotments, ...failedRedemptions].map(({ code = '' }) => code);
      return `received ${String(countReceived(outcome))}${failed.length > 0 ? `, not ${failed.join(' ')}` : ''}`;
    }
    case 'password':
      return `password ${outcome.why}`;
    case 'closed':
      return `closed, ${outcome.link}`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `${outcome.kind}, ${failureText(outcome.failure)}`;
  }
}

/** A purchase with one of the ways in which the client may pay, and sometimes points for its fee. */
function withPayment(order: ListedOrder, { payments, points }: OpenOrderList, chance: Chance): ListedOrder {
  const { item } = order;
  if (item.kind !== 'buy') return order;
  const paidFrom = payments && chance.oneOf(paymentOffers(payments, item.currency))?.payment;
  const redeemed =
    typeof points === 'number' && points > 0 && chance.isOneIn(2) ? chance.between(1, points) : undefined;
  return { ...order, item: { ...item, paidFrom, points: redeemed } };
}

function orderText(order: Order): string {
  const figure = order.quantity ? toText(order.quantity.value) : '';
  switch (order.kind) {
    case 'buy':
      return `${order.currency} ${figure} of ${order.fundCode}`;
    case 'redemption':
      return `the sale of ${figure} units of ${order.fundCode}`;
    case 'switch':
      return `the switch of ${figure} units of ${order.fundCode} into ${order.intoFundCode}`;
  }
}

/** An amount such as clients type: round mostly, odd to the last cent sometimes. */
function drawAmount(chance: Chance, currency: string, isLarge: boolean): Decimal {
  const places = minorUnitScale(currency);
  const most = isLarge ? chance.between(60_000, 220_000) : chance.between(5, 900);
  const hundreds = BigInt(most) * 100n * 10n ** BigInt(places);
  return scaled(chance.isOneIn(3) ? hundreds + BigInt(chance.between(1, 99)) : hundreds, places);
}

/** Units such as clients sell: all, a part to the last place, or a little more than there is. */
function drawUnits(chance: Chance, available: Decimal, places: number): Decimal {
  const kind = chance.byWeight({ all: 2, part: 7, 'too many': 1 });
  if (kind === 'all') return available;
  const millionths = kind === 'part' ? chance.between(1, 999_999) : chance.between(1_000_001, 1_100_000);
  return round(multiply(available, scaled(BigInt(millionths), 6)), places, 'half-up');
}
