import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { orderRejections } from '../../../domain/trading/dealing/order-rejection';
import { orderSteps } from '../../../domain/trading/dealing/next-order-step';
import { parseEListOrderType } from '../../../domain/trading/e-list-order-type';
import { parseOrderFlowType } from '../../../domain/trading/orders/order-flow-type';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { parseRecordStatus } from '../../../domain/trading/dealing/record-status';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { orderRecords, type OrderRecordsAnswer } from '../../../contract/rest/records/order-records';
import { toSettlementAccount } from './read-settlement-account';

type Row = OrderRecordsAnswer[number];

/** Reads the client's orders, the two rows of a switch as one order; a type or status that isn't known is left out [ENT-58]. */
export const readOrderRecords = parseBody(orderRecords, (rows): readonly OrderRecord[] => {
  const bought = new Map(rows.flatMap((row) => (row.type === 'ST' && row.orderId ? [[row.orderId, row]] : [])));
  const left = new Set(rows.flatMap(({ type, orderId }) => (type === 'SF' && orderId ? [orderId] : [])));
  return rows.flatMap((row) => {
    if (row.type === 'ST' && left.has(row.orderId ?? '')) return [];
    const into = row.type === 'SF' ? bought.get(row.orderId ?? '') : undefined;
    return [into ? { ...toRecord(row), type: 'S', into: sideOf(into) } : toRecord(row)];
  });
});

function toRecord(row: Row): OrderRecord {
  const type = row.type ?? undefined;
  return onlyPresent({
    ...sideOf(row),
    type: parseEListOrderType(type) ?? parseOrderFlowType(type),
    status: parseRecordStatus(row.status ?? undefined),
    ePoints: toFigure(row.ePoints),
    chargeRate: toFigure(row.chargeRate),
    orderId: row.orderId ?? undefined,
    orderNo: row.orderNo ?? undefined,
    accountNo: row.accountNo ?? undefined,
    currency: row.currency ?? undefined,
    fee: toFigure(row.fee),
    feeWaived: toFigure(row.feeWaived),
    receivedAt: row.receivedAt ?? undefined,
    changedAt: row.changedAt ?? undefined,
    reason: parseOneOf(orderRejections, row.reason),
    planRefNo: row.planRefNo ?? undefined,
    dealOn: row.dealOn ?? undefined,
    settlementAccount: toSettlementAccount(row.settlementAccount),
    next: nextOf(row),
  });
}

function sideOf({ fund, transactionDate, amount, units, price, priceCurrency }: Row) {
  const { code, value } = fund.name;
  return onlyPresent({
    fund: onlyPresent({ code, name: value ?? code, jfFundCode: fund.jfFundCode ?? undefined }),
    transactionDate: transactionDate ?? undefined,
    amount: toFigure(amount),
    units: toFigure(units),
    price: toFigure(price),
    priceCurrency: priceCurrency ?? undefined,
  });
}

function nextOf({ next }: Row): OrderRecord['next'] {
  const step = parseOneOf(orderSteps, next?.step);
  return next && step ? { step, date: next.date, dueAt: next.dueAt } : undefined;
}
