import type { FastifyInstance, preHandlerAsyncHookHandler, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql/index.js';
import { type Call, changesClient } from '../../contract/rest/call';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import { regionDefaults } from '../../config/regions';
import type { ServerContext } from '../context/server-context';
import type { CallContext } from '../wire/call-context';
import { requireSession } from '../wire/require-session';
import { routeKey } from '../wire/call-route';
import { countWrite } from './count-write';
import { isReadingRoute } from './reading-route';

const calls: readonly Call[] = Object.values(callCatalogue);

/** They only read, or open, check and end sessions, under limits of their own; GraphQL counts by mutation. */
const uncounted: readonly string[] = [
  ...calls.filter((call) => !changesClient(call)).map(routeKey),
  'POST /graphql',
  'POST /graphql/static',
];

/** Counts the writes of every route that is added from here on, once they are let in: a new one is limited without being named anywhere. */
export function limitWrites(api: FastifyInstance, context: ServerContext): void {
  api.addHook('onRoute', (route) => {
    const path = route.url.slice(regionDefaults[context.region].apiBase.length);
    const writes = methodsOf(route).filter(
      (method) => !isReadingRoute(method, path) && !uncounted.includes(`${method} ${path}`),
    );
    if (writes.length === 0) return;
    const count: preHandlerAsyncHookHandler = async (request) => {
      const { clientId } = await requireSession(request, context);
      await countWrite(context, { clientId, kind: `${request.method} ${path}` });
    };
    // After the hooks of the server, so that a call for which there is no room uses nothing up.
    route.preHandler = [count, route.preHandler ?? []].flat();
  });
}

/** They begin a session: there is no client yet to count by. */
const beginsSession = ['localUserLogin'];

/** The same for every mutation of a schema. */
export function limitMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name, resolve } = field;
    if (resolve === undefined || beginsSession.includes(name)) continue;
    field.resolve = async (root, typed, context: CallContext, about): Promise<unknown> => {
      const { clientId } = await context.session();
      await countWrite(context.server, { clientId, kind: `mutation ${name}` });
      return resolve(root, typed, context, about);
    };
  }
}

const methodsOf = ({ method }: RouteOptions): readonly string[] => [method].flat();
