import { RestKeepAlive } from '../../../adapters/rest/session/rest-keep-alive';
import { regions } from '../../../domain/region';
import type { PortCall } from './port-calls';

/** The calls by which both regions' portals keep a session alive. */
export const keepAlivePortCalls: readonly PortCall[] = regions.flatMap((region): readonly PortCall[] => [
  {
    title: `heartbeat ${region}`,
    region,
    kind: 'session',
    ask: ({ rest }) => new RestKeepAlive(rest).heartbeat(),
    good: {},
    nulls: { a: null },
  },
  {
    title: `refresh ${region}`,
    region,
    kind: 'session',
    ask: ({ rest }) => new RestKeepAlive(rest).refresh(),
    good: {},
    nulls: { a: null },
  },
]);
