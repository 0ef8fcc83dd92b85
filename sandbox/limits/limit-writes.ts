import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql/index.js';
import { regionDefaults } from '../../config/regions';
import type { CallContext } from '../graphql/call-context';
import type { Surroundings } from '../server/app';
import { requireSession } from '../sessions/current-session';
import { countWrite } from './count-write';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** They open, check and end sessions, under limits of their own; GraphQL counts by mutation. */
const countedElsewhere = [
  '/authentication/logon',
  '/authentication/login/sendOtp/:channel',
  '/authentication/login/validateOtp',
  '/auth/logout',
  '/graphql',
  '/graphql/static',
];

/** Counts the writes of every route that is added from here on: a new one is limited without being named anywhere. */
export function limitWrites(api: FastifyInstance, surroundings: Surroundings): void {
  api.addHook('onRoute', (route) => {
    const path = route.url.slice(regionDefaults[surroundings.region].apiBase.length);
    const writes = methodsOf(route).filter((method) => !reading.includes(method));
    if (writes.length === 0 || countedElsewhere.includes(path)) return;
    const count: onRequestAsyncHookHandler = async (request) => {
      const { clientId } = await requireSession(request, surroundings);
      await countWrite(surroundings, { clientId, kind: `${request.method} ${path}` });
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), count];
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
      await countWrite(context.surroundings, { clientId, kind: `mutation ${name}` });
      return resolve(root, typed, context, about);
    };
  }
}

const methodsOf = ({ method }: RouteOptions): readonly string[] => [method].flat();
