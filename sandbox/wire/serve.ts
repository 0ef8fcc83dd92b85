import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Call, callExtension } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { CallInput, ServedCall } from '../../contract/rest/served-call';
import { specifiedAnswer } from '../../contract/rest/specified-answer';
import type { Language } from '../../domain/language';
import { currentSession } from '../context/current-session';
import type { Session } from '../context/find-session';
import { requestLanguage } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { ApiError } from './api-error';
import { requireSession } from './require-session';
import { routeKey, callRoute } from './call-route';

type Calls = typeof callCatalogue;

/** The validated input of one place of a request. */
type Validated<Name extends CallName, Place extends string> =
  Calls[Name] extends Readonly<Record<Place, { readonly schema: infer S extends z.ZodMiniType }>>
    ? z.output<S>
    : undefined;

type Caller<Name extends CallName> = Calls[Name] extends { readonly session: 'none' }
  ? object
  : { readonly session: Session; readonly clientId: string };

/** A request for a call, after the contract's checks. */
export type CallRequest<Name extends CallName> = Caller<Name> & {
  readonly language: Language;
  readonly params: Validated<Name, 'params'>;
  readonly query: Validated<Name, 'query'>;
  readonly headers: Validated<Name, 'headers'>;
  readonly body: Validated<Name, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The answer of a call; nothing, where the contract lets it. */
export type CallAnswer<Name extends CallName> =
  | z.output<Calls[Name]['answer']>
  | (Calls[Name] extends { readonly mayBeEmpty: true } ? undefined : never);

type Handler<Name extends CallName> = (request: CallRequest<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/** Adds the route of a call of the contract, if the region has it. */
export type Serve = <Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  options?: Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'onRequest'>,
) => void;

/** Adds a group of the contract's calls to a region's server. */
export type CallGroup = (serve: Serve, context: ServerContext) => void;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly session?: Session };
type Answer = (exchange: Exchange) => Promise<unknown>;

/** The handlers of an address, by who may be answered: calls can share one [CONFLICT-63]. */
type Address = { clients?: { readonly call: Call; readonly answer: Answer }; everyone?: Answer };

/** Serves calls on an app: path, regions, session and input are the contract's to say. */
export function serveOn(app: FastifyInstance, context: ServerContext): Serve {
  const addresses = new Map<string, Address>();
  return (name, handler, options = {}) => {
    const call: Call = callCatalogue[name];
    if (!isServed(call, context)) return;
    const answer: Answer = (exchange) => answerCall(name, handler, exchange, context);
    const own: Address = call.session === 'none' ? { everyone: answer } : { clients: { call, answer } };
    const known = addresses.get(routeKey(call));
    if (known) {
      Object.assign(known, own);
      return;
    }
    addresses.set(routeKey(call), own);
    app.route({
      ...options,
      method: call.method,
      url: callRoute(call),
      handler: (request, reply) => answerAt(own, { request, reply }, context),
    });
  };
}

/** A server that knows the specification alone has none of the calls beyond it [OPEN-59]. */
const isServed = (call: Call, { region, configuration }: ServerContext): boolean =>
  call.regions.includes(region) && (configuration.contract === 'whole' || callExtension(call, region) === undefined);

/** A client with an open session gets the call that asks for one; where everyone is answered, others get that one. */
async function answerAt({ clients, everyone }: Address, exchange: Exchange, context: ServerContext): Promise<unknown> {
  if (clients === undefined) return everyone?.(exchange);
  const session = everyone
    ? await openSession(exchange.request, context)
    : await neededSession(clients.call, exchange.request, context);
  return session ? clients.answer({ ...exchange, session }) : everyone?.(exchange);
}

async function openSession(request: FastifyRequest, context: ServerContext): Promise<Session | undefined> {
  const session = await currentSession(request, context);
  return session?.state === 'open' ? session : undefined;
}

async function neededSession(call: Call, request: FastifyRequest, context: ServerContext): Promise<Session> {
  if (call.session !== 'code-pending') return requireSession(request, context);
  const session = await requireSession(request, context, 'accepted');
  if (session.state !== 'code-pending') throw new ApiError(400, ['BAD_REQUEST']);
  return session;
}

async function answerCall<Name extends CallName>(
  name: Name,
  handler: Handler<Name>,
  { request, reply, session }: Exchange,
  { region, configuration }: ServerContext,
): Promise<unknown> {
  const { params, query, body, headers, answer: shape }: ServedCall = callCatalogue[name];
  const asked = {
    language: requestLanguage(request, region),
    params: validated(params, request.params),
    query: validated(query, request.query),
    body: validated(body, request.body),
    headers: validated(headers, request.headers),
    request,
    reply,
    ...(session ? { session, clientId: session.clientId } : {}),
  };
  // The contract has just been kept to, place by place and for the session; no type can follow it through a lookup.
  const answer = await handler(asked as CallRequest<Name>);
  if (answer === undefined) return reply.code(200).send();
  return configuration.contract === 'specified' ? specifiedAnswer(shape, answer) : answer;
}

/** Returns the input of one place of a request, if it has the contract's shape. */
function validated(input: CallInput | undefined, value: unknown): unknown {
  if (input === undefined) return undefined;
  const parsed = input.schema.safeParse(value);
  if (!parsed.success) throw new ApiError(400, [input.errorCode]);
  return parsed.data;
}
