import type { CallFailure } from '../../../application/ports/call-failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { OrderDeal, OrderEvent } from '../../../domain/trading/dealing/order-event';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { orderEventList, type OrderEventList } from '../../../contract/rest/records/order-events';

type WireEvent = OrderEventList['events'][number];

/** Reads what happened to an order; an event without what its kind states makes the answer malformed. */
export function readOrderEvents(body: unknown): Result<readonly OrderEvent[], CallFailure> {
  const read = parseBody(orderEventList, ({ events }) => events.map(toEvent))(body);
  if (!read.ok) return read;
  const events = read.value.filter((event) => event !== undefined);
  return events.length === read.value.length ? ok(events) : err({ kind: 'malformed' });
}

function toEvent(wire: WireEvent): OrderEvent | undefined {
  const { kind, at, dealingDate, reason } = wire;
  switch (kind) {
    case 'held':
      return wire.heldUntil ? { kind, at, until: wire.heldUntil } : undefined;
    case 'accepted':
      return dealingDate === null ? undefined : { kind, at, dealingDate };
    case 'priced':
    case 'invested': {
      const deal = dealOf(wire);
      if (!deal) return undefined;
      if (kind === 'priced') return { kind, at, deal };
      return dealingDate === null ? undefined : { kind, at, dealingDate, deal };
    }
    case 'corrected': {
      const deal = dealOf(wire);
      return deal && wire.side ? { kind, at, side: wire.side, deal } : undefined;
    }
    case 'rejected':
      return reason === null ? undefined : { kind, at, reason };
    default:
      return { kind, at };
  }
}

function dealOf(wire: WireEvent): OrderDeal | undefined {
  const [price, units, cost, amount] = [wire.price, wire.units, wire.cost, wire.amount].map(toFigure);
  if (!price || !units || !cost || !amount) return undefined;
  const [backEndFee, shortTermFee] = [wire.backEndFee, wire.shortTermFee].map(toFigure);
  return onlyPresent({ price, units, cost, amount, backEndFee, shortTermFee });
}
