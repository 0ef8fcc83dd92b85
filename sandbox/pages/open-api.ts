import * as z from 'zod/mini';
import type { Call } from '../../adapters/rest/contract/call';
import { callCatalogue, type CallName } from '../../adapters/rest/contract/call-catalogue';
import type { ServedCall } from '../../adapters/rest/contract/served-call';
import { servedCalls } from '../../adapters/rest/contract/served-calls';
import { errorDetail } from '../../adapters/rest/contract/error-detail';
import { regionDefaults } from '../../config/regions';
import type { Region } from '../../domain/region';

const names = Object.keys(callCatalogue) as readonly CallName[];

/** The REST contract of both regions as an OpenAPI document, made from the schemas that the portal reads answers with [API-10, OPEN-18]. */
export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fund portal',
      version: '2',
      description: 'Every REST call of the portal; its GraphQL operations have a schema of their own.',
    },
    paths: { ...pathsOf('HK'), ...pathsOf('TW') },
    components: {
      schemas: { Errors: jsonSchema(errorDetail) },
      securitySchemes: { checkToken: { type: 'apiKey', in: 'header', name: 'AUTH_CHECKED' } },
    },
  };
}

/** Calls that share method and address stand there together: they differ in who asks, not in what is answered [CONFLICT-57, CONFLICT-63]. */
function pathsOf(region: Region): Readonly<Record<string, object>> {
  const ours = names.filter((name) => callOf(name).regions.includes(region));
  const paths: Record<string, Record<string, object>> = {};
  for (const name of ours) {
    const methods = (paths[regionDefaults[region].apiBase + addressOf(name).path] ??= {});
    methods[callOf(name).method.toLowerCase()] ??= operation(
      name,
      ours.filter((other) => isSameCall(name, other)),
      region,
    );
  }
  return paths;
}

function operation(name: CallName, atItsAddress: readonly CallName[], region: Region): object {
  const { answer, body, form }: ServedCall = servedCalls[name];
  return {
    operationId: `${name}${region}`,
    summary: atItsAddress.join(', '),
    tags: [region],
    parameters: parametersOf(name),
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body.schema)) } } : {}),
    ...(form
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: jsonSchema(form) } } } }
      : {}),
    responses: {
      200: { description: 'The answer', content: json(jsonSchema(answer)) },
      400: { description: 'Refused, with codes', content: json({ $ref: '#/components/schemas/Errors' }) },
      401: { description: 'There is no session, or it has ended' },
    },
  };
}

/** What varies in the path, and the query with the values that are always the same. */
function parametersOf(name: CallName): readonly object[] {
  const { path, query } = addressOf(name);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = [...new URLSearchParams(query)].map(([parameter, value]) => ({
    name: parameter,
    in: 'query',
    required: true,
    schema: value.startsWith('{') ? { type: 'string' } : { const: value },
  }));
  return [...inPath, ...inQuery];
}

const callOf = (name: CallName): Call => callCatalogue[name];

function addressOf(name: CallName): { readonly path: string; readonly query: string } {
  const [path = '', query = ''] = callOf(name).path.split('?');
  return { path, query };
}

const isSameCall = (one: CallName, other: CallName): boolean =>
  callOf(one).method === callOf(other).method && addressOf(one).path === addressOf(other).path;

const json = (schema: object) => ({ 'application/json': { schema } });

/** The schema of what is sent, before the portal reads it into values of its own. */
const jsonSchema = (schema: z.ZodMiniType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
