import type { TransportRequest } from '../http/transport';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

/** What is asked about orders and isn't recorded: nothing was ordered [MOCK-04]. */
export const playOrderLists = (request: TransportRequest): MockFile | undefined =>
  isRequestFor(request, 'orderHistory') ? { status: 200, body: [] } : undefined;
