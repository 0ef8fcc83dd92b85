import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql/index.js';
import { readFileSync } from 'node:fs';
import { specifiedPart } from '../../contract/graphql/specified-schema';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { limitMutations } from '../limits/limit-writes';
import type { CallContext } from '../wire/call-context';
import { resolvers } from './resolvers';

const schemaFile = new URL('../../contract/graphql/schema.graphql', import.meta.url);

type Contract = SandboxConfiguration['contract'];

const made = new Map<Contract, GraphQLSchema>();

/** The contract's schema, or the part of it that the specification names, with what answers it; made once for all servers of a process; every mutation is counted. */
export function graphqlSchema(contract: Contract): GraphQLSchema {
  const schema = made.get(contract) ?? makeSchema(contract);
  made.set(contract, schema);
  return schema;
}

function makeSchema(contract: Contract): GraphQLSchema {
  const whole = readFileSync(schemaFile, 'utf8');
  const schema = createSchema<CallContext>({
    typeDefs: contract === 'specified' ? specifiedPart(whole) : whole,
    resolvers,
    // The specified part has no field for some of them.
    resolverValidationOptions: { requireResolversToMatchSchema: contract === 'specified' ? 'ignore' : 'error' },
  });
  limitMutations(schema);
  return schema;
}
