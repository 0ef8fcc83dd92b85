import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql/index.js';
import * as z from 'zod/mini';
import { createCallContext } from '../create-call-context';
import { ApiError } from '../api-error';
import { requireWithinBounds } from '../request-bounds';
import type { RouteGroup } from '../route-group';
import { createEngine } from './create-engine';
import { isPublicDocument } from './is-public-document';
import { isPersisted, operationName } from './persisted-documents';
import { runDocument } from './run-document';
import { beginUnexpectedFailures, countUnexpectedFailure } from './unexpected-failures';

const longestDocument = 30_000;

const callBody = z.object({
  operationName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  query: z.string().check(z.maxLength(longestDocument)),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});

/** The GraphQL endpoint, and below it the public one that asks for no session [GQL-01..18, ROLE-04, OPEN-08]. */
export const graphqlRoutes =
  (schema: GraphQLSchema): RouteGroup =>
  (app, context) => {
    const { region, metrics, tracing } = context;
    const { environment } = context.configuration;
    const engine = createEngine(schema, environment);
    beginUnexpectedFailures(metrics, region);

    const answer = (path: 'guarded' | 'public') => async (request: FastifyRequest, reply: FastifyReply) => {
      const body = callBody.safeParse(request.body);
      if (!body.success) throw new ApiError(400, ['BAD_REQUEST']);
      requireWithinBounds(body.data.variables);
      if (environment === 'production' && !isPersisted(body.data.query)) throw new ApiError(400, ['UNKNOWN_DOCUMENT']);
      if (path === 'public' && !isPublicDocument(body.data.query)) throw new ApiError(403, ['NOT_A_PUBLIC_DOCUMENT']);
      const callContext = createCallContext({ request, reply, path }, context);
      const operation = operationName(body.data.query);
      request.operation = operation;
      tracing?.nameOperation(request.raw, operation);
      const report = (problem: unknown): void => {
        request.log.error({ err: problem, operation }, 'unexpected failure');
        countUnexpectedFailure(metrics, { region, operation });
      };
      const result = await runDocument(engine, { call: body.data, context: callContext, report });
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
    };

    const config = { longestText: longestDocument };
    app.post('/graphql', { config }, answer('guarded'));
    app.post('/graphql/static', { config }, answer('public'));
  };
