import { parseEListOrderType } from '../../../domain/trading/e-list/e-list-order-type';
import { parseOrderFlowType } from '../../../domain/trading/orders/order-flow-type';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { parseRecordStatus } from '../../../domain/trading/records/record-status';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-fields';
import { orderRecords, type OrderRecords } from '../contract/orders/order-records';

/** Reads the client's orders; a type or status that isn't known is left out [ENT-58]. */
export const readOrderRecords = parseBody(orderRecords, (orders): readonly OrderRecord[] => orders.map(toRecord));

function toRecord(wire: OrderRecords[number]): OrderRecord {
  const type = wire.type ?? undefined;
  const { code, value } = wire.fund.name;
  return onlyPresent({
    type: parseEListOrderType(type) ?? parseOrderFlowType(type),
    fund: { code, name: value ?? code },
    transactionDate: wire.transactionDate ?? undefined,
    amount: toFigure(wire.amount),
    status: parseRecordStatus(wire.status ?? undefined),
    units: toFigure(wire.units),
    ePoints: toFigure(wire.ePoints),
    chargeRate: toFigure(wire.chargeRate),
  });
}
