import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql/index.js';
import { readFileSync } from 'node:fs';
import { limitMutations } from '../limits/limit-writes';
import type { CallContext } from '../wire/call-context';
import { resolvers } from './resolvers';

const schemaFile = new URL('../../contract/graphql/schema.graphql', import.meta.url);

/** The contract's schema with what answers it, made once for all servers of a process; every mutation is counted. */
export const graphqlSchema = (): GraphQLSchema => (made ??= makeSchema());

let made: GraphQLSchema | undefined;

function makeSchema(): GraphQLSchema {
  const schema = createSchema<CallContext>({ typeDefs: readFileSync(schemaFile, 'utf8'), resolvers });
  limitMutations(schema);
  return schema;
}
