import { toText } from '../../../domain/money/decimal';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { Region } from '../../../domain/region';
import { toHoldingPlace } from '../books/held-lots';
import { type StoredOrder, toStoredOrder, type OrderRow } from '../books/stored-orders';
import { linePayment, linePurchase, type RequestedLine } from '../lists/requested-lines';
import { fundsOfLine } from './check-line';
import type { LineFacts } from './line-facts';

type Received = {
  readonly clientId: string;
  readonly oid: string;
  /** Its place on the list, from 0. */
  readonly index: number;
  /** That of its short number; 0 where it is only checked. */
  readonly serial: number;
  /** An instant in ISO 8601. */
  readonly at: string;
  /** Until when it is held back first; undefined where it isn't. */
  readonly heldUntil?: string | undefined;
};

/** The order that a client's line becomes when it is received. */
export function toOrder(
  line: RequestedLine,
  facts: LineFacts,
  { clientId, oid, index, serial, at, heldUntil }: Received,
): StoredOrder {
  const { region, accountNumber } = facts;
  const { prepared } = line;
  const funds = { ...fundsOfLine(prepared, facts), isOfPlan: false };
  const row: OrderRow = {
    id: `${oid}.${String(index + 1)}`,
    oid,
    line: index + 1,
    clientId,
    accountNumber,
    fundId: prepared.fundId,
    dealOn: prepared.dealOn ?? null,
    cutOff: orderDesks[region].cutOff(prepared.amcCode),
    currency: prepared.currency,
    paymentType: toHoldingPlace(prepared, facts).paymentType,
    paidFrom: linePayment(line, region) ?? null,
    bankAccountId: payingBankAccount(line, facts),
    ...redeemedPoints(line, region),
    feeType: line.feeType ?? funds.fund.feeType,
    ...figuresOf(line, funds.fund),
    fee: prepared.type === 'B' ? statedFeeText(line, region) : null,
    serial,
  };
  return toStoredOrder({ row, ...funds }, [
    heldUntil ? { kind: 'held', at, until: heldUntil } : { kind: 'received', at },
  ]);
}

/** The bank account that is debited for a purchase, or that a redemption is paid to; null for a switch, what the Cash Account pays, and where none is on record. */
export function payingBankAccount(
  line: RequestedLine,
  { accountNumber, region, banks }: Pick<LineFacts, 'accountNumber' | 'region' | 'banks'>,
): number | null {
  const { type, currency } = line.prepared;
  if (type === 'S' || linePayment(line, region) === 'cash-account') return null;
  const authority = (type === 'B' ? banks.debited : banks.credited)(accountNumber, currency);
  return authority?.bankAccountId ?? null;
}

/** The points that a purchase redeems, and what they take off its fee. */
export const redeemedPoints = (line: RequestedLine, region: Region) =>
  line.points === undefined
    ? { points: null, feeWaived: null }
    : { points: line.points, feeWaived: toText(linePurchase(line, region).purchase.feeWaived) };

/** The fee of a purchase before points, as it is fixed for good [TRADE-18]. */
export const statedFeeText = (line: RequestedLine, region: Region): string =>
  toText(linePurchase(line, region).charged.fee);

const figuresOf = ({ prepared, quantity, feeType }: RequestedLine, fund: StoredOrder['fund']) => {
  const kind = orderKinds[prepared.type];
  if (kind === 'buy')
    return { kind, intoFundId: null, amount: toText(quantity.value), feePercent: prepared.feeRate ?? '0', units: null };
  const outgoing = { units: toText(quantity.value), amount: null };
  if (prepared.type === 'S') return { kind, intoFundId: prepared.intoFundId, ...outgoing, feePercent: null };
  // Units keep their fee type when they are switched; only what is redeemed pays it.
  return { kind, intoFundId: null, ...outgoing, feePercent: feeType === 'back-end' ? fund.backEndFeePercent : null };
};
