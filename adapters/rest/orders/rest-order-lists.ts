import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import {
  type ClosedList,
  type ListChange,
  type OpenedList,
  OrderLists,
} from '../../../application/ports/orders/order-lists';
import { ok, type Result } from '../../../domain/kernel/result';
import { parseClosedLink } from '../../../domain/trading/e-list/closed-link';
import type { HttpAnswer } from '../../http/http-answer';
import { answeredAt } from '../answered-at';
import { readJsonBody } from '../read-answer';
import { readErrorDetail } from '../read-error-detail';
import { orderCalls } from '../../../contract/rest/orders/order-calls';
import type { RestClient } from '../rest-client';
import { whereNotOffered } from '../where-not-offered';
import { readOrderList } from './read-order-list';

// Without the list the screen makes no sense [OPEN-92].
const openingPolicy = { showErrors: true, onUnauthorized: 'end-session' } as const;

const policy = { showErrors: false };

/** Order lists over REST [API-75, API-76, OPEN-79]. */
export class RestOrderLists extends OrderLists {
  constructor(
    private readonly client: RestClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  open(oid: string): AsyncResult<OpenedList> {
    return this.client.call(orderCalls, {
      name: 'urlTradingDetail',
      parts: { oid },
      policy: openingPolicy,
      read: (answer) => {
        const list = readJsonBody(readOrderList)(answer);
        return list.ok ? ok(this.opened(list.value, answer)) : list;
      },
      readRefusal: readClosedLink,
    });
  }

  consent(oid: string): AsyncResult<ListChange> {
    return this.client.call(orderCalls, {
      name: 'urlSign',
      parts: { oid },
      policy,
      read: readDone,
      readRefusal: readClosedLink,
    });
  }

  async cancel(oid: string): AsyncResult<ListChange> {
    const answer = await this.client.call(orderCalls, {
      name: 'urlCancel',
      body: { oid },
      policy,
      read: readDone,
      readRefusal: readClosedLink,
    });
    // A server without the call has nothing to be told [OPEN-79].
    return whereNotOffered(answer, { kind: 'done' });
  }

  /** A server may say by a flag what others say by a refusal [OPEN-78]. */
  private opened(list: Extract<OpenedList, { kind: 'open' }>['list'], answer: HttpAnswer): OpenedList {
    if (!list.active) return { kind: 'closed', link: 'unreadable' };
    return { kind: 'open', list, answeredAt: answeredAt(answer, this.clock) };
  }
}

const readDone = (): Result<ListChange, never> => ok({ kind: 'done' });

/** Whatever is refused with 400 is a link that leads nowhere; any other failure says nothing of the link [TRADE-06, TRADE-07, TRADE-61]. */
function readClosedLink({ status, body }: HttpAnswer): Result<ClosedList, never> | undefined {
  if (status !== 400) return undefined;
  const codes = readErrorDetail(body).map(({ code }) => code);
  return ok({ kind: 'closed', link: parseClosedLink(codes) ?? 'unreadable' });
}
