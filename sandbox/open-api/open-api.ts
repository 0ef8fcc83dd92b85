import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { type Call, callExtension } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import { mergeErrorCodes, callErrorCodes } from '../../contract/rest/call-error-codes';
import { callExamples } from '../../contract/rest/call-examples';
import { callSummaries } from '../../contract/rest/call-summaries';
import { errorDetailWith } from '../../contract/rest/error-detail';
import { namedSchemas } from '../../contract/rest/named-schemas';
import type { ServedCall } from '../../contract/rest/served-call';
import { regionDefaults } from '../../config/regions';
import { type Region, regions } from '../../domain/region';
import { callParameters } from './call-parameters';
import { callSecurity, securitySchemes } from './call-security';

const regionNames = { HK: 'Hong Kong', TW: 'Taiwan' } as const satisfies Readonly<Record<Region, string>>;

const names = Object.keys(callCatalogue) as readonly CallName[];

/** The REST contract of both regions as an OpenAPI document, made from the schemas that calls are made and answered by [API-10, OPEN-18]. */
export function openApi(): object {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Fund portal',
        version: '2',
        description: 'Every REST call of the portal; its GraphQL operations have a schema of their own.',
      },
      servers: [{ url: '/', description: 'The portal of the region whose calls they are, at its own origin' }],
      tags: regions.map((name) => ({ name, description: `What the portal of ${regionNames[name]} asks` })),
      paths: Object.assign({}, ...regions.map(pathsOf)) as Record<string, ZodOpenApiPathItemObject>,
      components: { securitySchemes, schemas: namedSchemas },
    },
    // A server may answer with more than the portal reads.
    {
      override: ({ jsonSchema }) =>
        void (jsonSchema.additionalProperties === false && delete jsonSchema.additionalProperties),
    },
  );
}

/** Returns the documented calls of a region by address; those that share it and the method are one, as they differ in who asks [CONFLICT-57, CONFLICT-63]. */
function pathsOf(region: Region): Record<string, ZodOpenApiPathItemObject> {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  const ours = names.filter((name) => callOf(name).regions.includes(region));
  for (const name of ours) {
    const path = (paths[regionDefaults[region].apiBase + addressOf(name)] ??= {});
    path[methodOf(name)] ??= operation(
      ours.filter((other) => methodOf(name) === methodOf(other) && addressOf(name) === addressOf(other)),
      region,
    );
  }
  return paths;
}

function operation(calls: readonly CallName[], region: Region): ZodOpenApiOperationObject {
  const [name] = calls;
  if (name === undefined) throw new Error('no call at an address');
  const { body, form }: ServedCall = callCatalogue[name];
  const requestBody = body
    ? { required: true, content: { 'application/json': { schema: body.schema, example: callExamples[name].body } } }
    : form && { required: true, content: { 'multipart/form-data': { schema: form } } };
  return {
    operationId: `${name}${region}`,
    summary: calls.map((call) => callSummaries[call]).join('; '),
    ...extensionOf(name, region),
    'x-calls': [...calls],
    tags: [region],
    security: callSecurity(calls, region),
    requestParams: callParameters(name, region),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: success(calls),
      ...Object.fromEntries(
        Object.entries(mergeErrorCodes(calls.map(callErrorCodes))).map(([status, codes]) => [
          status,
          refusal(codes, status),
        ]),
      ),
    },
  };
}

/** Names the extension that a call belongs to, for a server of the specification alone leaves it out [OPEN-59]. */
function extensionOf(name: CallName, region: Region): Pick<ZodOpenApiOperationObject, 'description'> {
  const extension = callExtension(callOf(name), region);
  return extension === undefined ? {} : { description: `Belongs to the extension \`${extension}\`.` };
}

/** A good answer of any of the calls at an address. */
function success(calls: readonly CallName[]): ZodOpenApiResponseObject {
  const contracts = calls.map((name): ServedCall => callCatalogue[name]);
  const answers = [...new Set(contracts.map(({ answer }) => answer))];
  const [only] = answers.length === 1 ? answers : [z.union(answers)];
  if (only === undefined) throw new Error('no call at an address');
  const mayBeEmpty = contracts.some((contract) => contract.mayBeEmpty);
  return {
    description: mayBeEmpty ? 'The answer, or an empty body' : 'The answer',
    ...(mayBeEmpty ? { 'x-may-be-empty': true } : {}),
    ...headersOf(contracts),
    content: { 'application/json': { schema: only, examples: examplesOf(calls) } },
  };
}

const examplesOf = (calls: readonly CallName[]) =>
  Object.fromEntries(
    calls.map((name) => [name, { summary: callSummaries[name], value: callExamples[name].answer }] as const),
  );

/** The session's two halves go out beside an answer that opens one [SESS-01]. */
function headersOf(contracts: readonly ServedCall[]): Pick<ZodOpenApiResponseObject, 'headers'> {
  const cookie = { description: 'The session cookie', schema: { type: 'string' } } as const;
  const token = { description: 'The check token', schema: { type: 'string' } } as const;
  const opensSession = contracts.some(({ handsOver }) => handsOver === 'session');
  return opensSession ? { headers: { 'Set-Cookie': cookie, AUTH_CHECKED: token } } : {};
}

const retried = ['429', '503'];
const wait = { description: 'In how many seconds to try again', schema: { type: 'integer' } } as const;

const known = new Map<string, ZodOpenApiResponseObject>();

/** A refusal with one of some codes: one part of the document, however many calls refuse so. */
function refusal(codes: readonly string[], status: string): ZodOpenApiResponseObject {
  const id = [status, ...codes].join('.');
  const response = known.get(id) ?? {
    id,
    description: codes.join(', '),
    ...(retried.includes(status) ? { headers: { 'Retry-After': wait } } : {}),
    content: { 'application/json': { schema: errorDetailWith(codes), example: errorExample(codes) } },
  };
  known.set(id, response);
  return response;
}

const errorExample = ([code]: readonly string[]) => ({ detail: { errors: [{ code }] } });

const callOf = (name: CallName): Call => callCatalogue[name];

const addressOf = (name: CallName): string => callOf(name).path.split('?')[0] ?? '';

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

const methodOf = (name: CallName): (typeof methods)[keyof typeof methods] => methods[callOf(name).method];
