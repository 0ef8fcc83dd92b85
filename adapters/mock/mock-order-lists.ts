import type { TransportRequest } from '../http/transport';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

const leadsToNone: MockFile = { status: 400, body: { detail: { errors: [{ code: 'ORDER_LINK_UNREADABLE' }] } } };

/** What is asked about an order list that isn't recorded is answered as for a link that leads to none [OPEN-78, MOCK-04]. */
export const playOrderLists = (request: TransportRequest): MockFile | undefined =>
  isRequestFor(request, 'urlTradingDetail', 'urlSign', 'urlSubmit', 'urlOrderState', 'urlCancel')
    ? leadsToNone
    : undefined;
