import * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import type { OrderEventList } from '../../contract/rest/records/order-events';
import { type OrderRecordsAnswer, orderRecords } from '../../contract/rest/records/order-records';
import { deductionTime } from '../../domain/calendar/deduction-time';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { confirmationFor } from '../../domain/credentials/confirmation';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import type { Region } from '../../domain/region';
import { cancellationErrorCodes, orderCancellation } from '../../domain/trading/dealing/order-cancellation';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import { trustCompanyCode } from '../../domain/trading/orders/fund-side';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import { type AnswersByCall, answerWith, Memory, type MockCall, rejectWith } from './mock-call';
import type { MockFile } from './mock-file';
import { isProved } from './step-up-answers';

const cancellation = z.object({ orderId: z.string(), vpin: z.optional(z.string()) });

/** The order that is under way in the mock, until the page is reloaded: received with the page, of the kind of the recorded one that was cancelled. */
const underWay = 'mock-under-way';

const cancelled = new Memory<{ at?: string }>(() => ({}));

async function history(call: MockCall): Promise<OrderRecordsAnswer> {
  const rows = await call.read('orderHistory', orderRecords);
  const pattern = rows.find(({ status }) => status === 'CANCELLED');
  if (pattern === undefined) return rows;
  const receivedAt = receivedWith(call);
  const { at } = cancelled.of(call);
  const status = orderStatus(at ? 'cancelled' : 'received');
  const own = { ...pattern, orderId: underWay, receivedAt, changedAt: at ?? receivedAt, status };
  return [{ ...own, next: at ? null : nextStep(call.region, receivedAt) }, ...rows];
}

const receivedWith = ({ visit }: MockCall): string => new Date(visit.since).toISOString();

function nextStep(region: Region, receivedAt: string) {
  const cutOff = orderDesks[region].cutOff(trustCompanyCode);
  const date = effectiveDate(receivedAt, cutOff, marketCalendar(region));
  return { step: 'accept' as const, date, dueAt: deductionTime(cutOff, date) };
}

const nothingElse = {
  dealingDate: null,
  price: null,
  units: null,
  cost: null,
  amount: null,
  shortTermFee: null,
  reason: null,
};

async function events(call: MockCall): Promise<MockFile> {
  const orderId = call.query['orderId'] ?? '';
  if (orderId !== underWay) return (await call.recorded('orderEvents')) ?? rejectWith('ORDER_UNKNOWN');
  const received = { ...nothingElse, kind: 'received' as const, at: receivedWith(call) };
  const { at } = cancelled.of(call);
  const list: OrderEventList = {
    orderId,
    events: at ? [received, { ...nothingElse, kind: 'cancelled', at }] : [received],
  };
  return answerWith(list);
}

/** Cancels the order that is under way, until its cut-off; any trading password is right. */
async function cancel(call: MockCall): Promise<MockFile> {
  const { orderId, vpin } = cancellation.parse(call.sent);
  const isSecretWanted = confirmationFor(call.region, 'cancel-order') === 'transaction-secret';
  if (isSecretWanted && vpin === undefined) return rejectWith('VPN0001', 401);
  const order = (await history(call)).find((one) => one.orderId === orderId);
  if (order === undefined) return rejectWith('ORDER_UNKNOWN');
  if (orderId !== underWay) return rejectWith(cancellationErrorCodes.finished);
  const own = cancelled.of(call);
  const next = nextStep(call.region, receivedWith(call));
  const allowed = orderCancellation({ status: 'RECEIVED', next }, call.now);
  if (!own.at && allowed.kind === 'refused') return rejectWith(cancellationErrorCodes[allowed.why]);
  if (!own.at && !isProved(call, 'CANCEL_ORDER', { orderId })) return rejectWith(stepUpErrorCodes.needed, 403);
  own.at ??= call.now;
  return answerWith({ orderId, cancelledAt: own.at });
}

/** The recorded orders, which are all over, and one that can be cancelled [MOCK-04]. */
export const orderRecordAnswers = {
  orderHistory: async (call) => answerWith(await history(call)),
  orderEvents: events,
  cancelOrder: cancel,
} satisfies AnswersByCall;
