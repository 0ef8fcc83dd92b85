import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql/index.js';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { sentOperations } from '../../../contract/graphql/sent-operations';

/** A route of a server as it answers to the outside. */
export type ServedRoute = { readonly method: string; readonly path: string };

/** Every route of a server, read from the server itself, so that none can be forgotten. */
export function routesOf(server: FastifyInstance): readonly ServedRoute[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(.*?)[└├]── (\S+)(?: \((.*)\))?$/u.exec(line);
      if (found === null) return [];
      const [, indent = '', part = '', methods = ''] = found;
      above.splice(indent.length / 4, Infinity, part);
      const path = above.join('').replace(/^\/+/, '/');
      return methods.split(', ').flatMap((method) => (method === '' ? [] : [{ method, path }]));
    });
}

/** An operation that the portal sends, with variables that fit its types. */
export type PortalOperation = {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

const schema = buildSchema(readFileSync(new URL('../../../contract/graphql/schema.graphql', import.meta.url), 'utf8'));

/** Every operation of the portal, read from the generated documents. */
export const portalOperations: readonly PortalOperation[] = sentOperations.flatMap(({ text: query }) =>
  parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ name: definition.name?.value ?? '', query, variables: variablesOf(definition.variableDefinitions ?? []) }]
      : [],
  ),
);

function variablesOf(definitions: NonNullable<OperationVariables>): Record<string, unknown> {
  return Object.fromEntries(
    definitions.map(({ variable, type }) => {
      const known = typeFromAST(schema, type);
      if (known === undefined) throw new Error(`no type of ${variable.name.value}`);
      return [variable.name.value, valueOf(known as GraphQLInputType)];
    }),
  );
}

type OperationVariables = Extract<
  ReturnType<typeof parse>['definitions'][number],
  { kind: Kind.OPERATION_DEFINITION }
>['variableDefinitions'];

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)]));
  return { Boolean: true, Int: 1, Float: 1 }[getNamedType(type).name] ?? 'A';
}
