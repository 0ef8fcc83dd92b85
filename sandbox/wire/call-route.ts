import type { Call } from '../../contract/rest/call';

type Located = Pick<Call, 'method' | 'path'>;

/** The address of a call as the server's routes are written, below the API base. */
export const callRoute = ({ path }: Pick<Call, 'path'>): string =>
  (path.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1');

/** The name of a call among the server's routes: its method and address. */
export const routeKey = (call: Located): string => `${call.method} ${callRoute(call)}`;
