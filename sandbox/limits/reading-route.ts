import { type Call, isRead } from '../../contract/rest/call';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import { callRoute } from '../wire/call-route';

const calls: readonly Call[] = Object.values(callCatalogue);

/** The addresses of the contract whose GET writes. */
const writtenByGet = new Set(calls.filter((call) => call.method === 'GET' && !isRead(call)).map(callRoute));

/** Returns true for a route, written as below the API base, that changes nothing, by its method and by what the contract says of it. */
export const isReadingRoute = (method: string, path: string): boolean =>
  method === 'OPTIONS' || (['GET', 'HEAD'].includes(method) && !writtenByGet.has(path));
