import * as z from 'zod/mini';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { deductionTime } from '../../../domain/calendar/deduction-time';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import { confirmationOf } from '../../../domain/credentials/confirmation';
import { reAuthRefusals } from '../../../domain/credentials/re-authentication/re-auth-refusals';
import type { Region } from '../../../domain/region';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import { cancellationRefusals, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import { trustCompanyCode } from '../../../domain/trading/orders/fund-side';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import type { OrderEventList } from '../../../contract/rest/records/order-events';
import { type OrderRecords, orderRecords } from '../../../contract/rest/records/order-records';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';
import type { MockReAuthentication } from '../credentials/mock-re-authentication';

const named = z.object({ orderId: z.string() });
const cancellation = z.object({ ...named.shape, vpin: z.optional(z.string()) });

/** The order that is under way in the mock, until the page is reloaded. */
const underWay = 'mock-under-way';

/**
 * What a client of the mock has ordered: the recorded orders, which are all over, and one more of the kind of that which
 * was cancelled: received with the page, and cancelled until its cut-off [MOCK-04].
 */
export class MockOrderRecords {
  private readonly known = new Set<string>();
  private readonly receivedAt: string;
  private cancelledAt: string | undefined;

  constructor(
    private readonly region: Region,
    private readonly proofs: Pick<MockReAuthentication, 'allows'>,
    private readonly now: () => number = Date.now,
  ) {
    this.receivedAt = new Date(now()).toISOString();
  }

  /** The name of the recording that answers a call: each order has its history. */
  recordingOf(request: TransportRequest, name: string): string {
    return isRequestFor(request, 'orderEvents') ? `${name}.${orderOf(request.url)}` : name;
  }

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'orderHistory')) return this.history(recorded);
    if (isRequestFor(request, 'orderEvents')) return this.eventsOf(request, recorded);
    if (isRequestFor(request, 'cancelOrder')) return this.cancel(request);
    return recorded;
  }

  private history(recorded: MockFile | undefined): MockFile {
    const rows = orderRecords.parse(recorded?.body ?? []);
    for (const { orderId } of rows) if (orderId) this.known.add(orderId);
    const pattern = rows.find(({ status }) => status === 'CANCELLED');
    return { status: 200, body: pattern ? [this.current(pattern), ...rows] : rows };
  }

  private current(pattern: OrderRecords[number]): OrderRecords[number] {
    this.known.add(underWay);
    return {
      ...pattern,
      ...{ orderId: underWay, receivedAt: this.receivedAt, changedAt: this.cancelledAt ?? this.receivedAt },
      ...{ status: orderStatus(this.cancelledAt ? 'cancelled' : 'received'), next: this.next ?? null },
    };
  }

  private get next() {
    if (this.cancelledAt) return undefined;
    const cutOff = orderDesks[this.region].cutOff(trustCompanyCode);
    const date = effectiveDate(this.receivedAt, cutOff, marketCalendar(this.region));
    return { step: 'accept' as const, date, dueAt: deductionTime(cutOff, date) };
  }

  private eventsOf({ url }: TransportRequest, recorded: MockFile | undefined): MockFile {
    if (orderOf(url) === underWay && this.known.has(underWay)) return { status: 200, body: this.ownEvents() };
    return recorded ?? refused('ORDER_UNKNOWN');
  }

  private ownEvents(): OrderEventList {
    const none = {
      dealingDate: null,
      price: null,
      units: null,
      cost: null,
      amount: null,
      shortTermFee: null,
      reason: null,
    };
    const received = { ...none, kind: 'received' as const, at: this.receivedAt };
    const cancelled = this.cancelledAt ? [{ ...none, kind: 'cancelled' as const, at: this.cancelledAt }] : [];
    return { orderId: underWay, events: [received, ...cancelled] };
  }

  /** The same answer again under the same key, as the server gives it; any trading password is right. */
  private cancel({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = cancellation.safeParse(parseJson(body));
    const order = wanted && { orderId: wanted.orderId };
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    const isSecretWanted = confirmationOf(this.region, 'cancel-order') === 'transaction-secret';
    if (isSecretWanted && wanted?.vpin === undefined) return refused('VPN0001', 401);
    if (!order || !this.known.has(order.orderId)) return refused('ORDER_UNKNOWN');
    if (order.orderId !== underWay) return refused(cancellationRefusals.finished);
    const now = new Date(this.now()).toISOString();
    const allowed = orderCancellation({ status: 'RECEIVED', next: this.next }, now);
    if (!this.cancelledAt && allowed.kind === 'refused') return refused(cancellationRefusals[allowed.why]);
    if (!this.cancelledAt && !this.proofs.allows('CANCEL_ORDER', order)) return refused(reAuthRefusals.needed, 403);
    this.cancelledAt ??= now;
    return { status: 200, body: { orderId: underWay, cancelledAt: this.cancelledAt } };
  }
}

/** Which order a call asks about. */
const orderOf = (url: string): string => new URL(url, 'http://mock').searchParams.get('orderId') ?? '';

const refused = (code: string, status = 400): MockFile => ({ status, body: { detail: { errors: [{ code }] } } });
