import type { TransportRequest } from '../http/transport';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });

const aboutOrders = ['validateAllotment', 'validateRedemption'] as const;

/** What is asked about orders that aren't recorded: nothing can be checked, and nothing is held or was ordered [MOCK-04]. */
export function playOrderLists(request: TransportRequest): MockFile | undefined {
  if (isRequestFor(request, ...aboutOrders)) return refused('ORDER_LINK_UNREADABLE');
  if (isRequestFor(request, 'unitCalculator', 'fundAgreements')) return refused('FUND_UNKNOWN');
  return isRequestFor(request, 'dealRedemption', 'orderHistory') ? { status: 200, body: [] } : undefined;
}
