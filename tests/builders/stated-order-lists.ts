import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { type ListChange, type OpenedList, OrderLists } from '../../application/ports/orders/order-lists';
import { OrderSubmissions, type SentOrderList } from '../../application/ports/orders/order-submissions';
import { err, ok } from '../../domain/kernel/result';
import type { OrderSubmission } from '../../domain/trading/orders/build-order-submission';
import type { OrderResult } from '../../domain/trading/records/order-result';
import { decimal } from './decimal';

const lost: CallFailure = { kind: 'no-answer', reason: 'timeout' };

const unauthorized = (code: string): CallFailure => ({ kind: 'unauthorized', errors: [{ code }] });

/** The fate of a sent list: received, lost on its way, its answer lost, or refused. */
type Fate =
  | 'well'
  | 'lost before'
  | 'lost after'
  | 'wrong password'
  | 'locked'
  | 'short password'
  | 'none received'
  | CallFailure;

/** Lists as a test states them; what is done with them is remembered. */
export class StatedOrderLists extends OrderLists {
  readonly asked: string[] = [];
  change: ListChange | CallFailure = { kind: 'done' };

  constructor(public opened: OpenedList | CallFailure) {
    super();
  }

  open(oid: string): AsyncResult<OpenedList> {
    this.asked.push(`open ${oid}`);
    const { opened } = this;
    return Promise.resolve(opened.kind === 'open' || opened.kind === 'closed' ? ok(opened) : err(opened));
  }

  consent(oid: string): AsyncResult<ListChange> {
    this.asked.push(`consent ${oid}`);
    return this.changed();
  }

  cancel(oid: string): AsyncResult<ListChange> {
    this.asked.push(`cancel ${oid}`);
    return this.changed();
  }

  private changed(): AsyncResult<ListChange> {
    const { change } = this;
    return Promise.resolve(change.kind === 'done' || change.kind === 'closed' ? ok(change) : err(change));
  }
}

/** A server that takes a list once under its key; calls can be let fail. */
export class KeepingOrders extends OrderSubmissions {
  readonly received: OrderSubmission[] = [];
  readonly asked: string[] = [];
  fate: Fate = 'well';
  isStateOutOfReach = false;
  /** The funds whose orders aren't received. */
  refused: readonly string[] = [];
  private result: OrderResult | undefined;

  send({ submission, key }: SentOrderList): AsyncResult<OrderResult> {
    const { fate } = this;
    this.asked.push(`send ${key}`);
    if (fate === 'well' || fate === 'lost after') this.receive(submission);
    if (fate === 'well' && this.result) return Promise.resolve(ok(this.result));
    if (fate === 'short password') return Promise.resolve(ok({ ...nothing, isShortPin: true }));
    if (fate === 'none received') return Promise.resolve(ok({ ...nothing, failedAllotments: placed(submission) }));
    if (fate === 'wrong password') return Promise.resolve(err(unauthorized('VPN0001')));
    if (fate === 'locked') return Promise.resolve(err(unauthorized('VPN0005')));
    return Promise.resolve(err(typeof fate === 'string' ? lost : fate));
  }

  resultOf(): AsyncResult<OrderResult | undefined> {
    this.asked.push('look');
    return Promise.resolve(this.isStateOutOfReach ? err(lost) : ok(this.result));
  }

  private receive(submission: OrderSubmission): void {
    if (this.result) return;
    this.received.push(submission);
    const isRefused = ({ fundCode }: { readonly fundCode: string }) => this.refused.includes(fundCode);
    const bought = placed(submission);
    const left = leaving(submission);
    this.result = {
      ...nothing,
      orderReceivedDate: '2026-11-20T02:00:00Z',
      successfulAllotments: bought.filter((order) => !isRefused(order)),
      failedAllotments: bought.filter(isRefused),
      failedRedemptions: left.filter(isRefused),
    };
  }
}

const nothing: OrderResult = {
  successfulAllotments: [],
  failedAllotments: [],
  successfulRedemptions: [],
  failedRedemptions: [],
  switches: [],
  isShortPin: false,
};

const placed = ({ allotmentList }: OrderSubmission) =>
  allotmentList.map(({ fundCode, currency, amount }) => ({ fundCode, currency, amount: decimal(amount) }));

const leaving = ({ redemptionList, switchList }: OrderSubmission) => [
  ...redemptionList.map(({ fundCode, currency, unit }) => ({ fundCode, currency, units: decimal(unit) })),
  ...switchList.map(({ outFundCode: fundCode, holdingCurrency: currency, switchUnit }) => ({
    fundCode,
    currency,
    units: decimal(switchUnit),
  })),
];
