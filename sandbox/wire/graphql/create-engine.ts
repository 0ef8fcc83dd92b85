import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql/index.js';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import type { CallContext } from '../call-context';
import { createExecutor, type Execute } from './create-executor';

/** The engine of GraphQL documents: the contract's schema, and the limits on queries. */
export type Engine = {
  readonly schema: GraphQLSchema;
  readonly yoga: ReturnType<typeof createLimits>;
  readonly execute: Execute;
};

/** Makes the engine of one server from its schema. */
export function createEngine(schema: GraphQLSchema, environment: SandboxConfiguration['environment']): Engine {
  return { schema, yoga: createLimits(schema, environment), execute: createExecutor(schema) };
}

function createLimits(schema: GraphQLSchema, environment: SandboxConfiguration['environment']) {
  return createYoga<CallContext>({
    schema,
    logging: false,
    graphiql: false,
    plugins: [limits(), ...(environment === 'production' ? [noIntrospection] : [])],
  });
}

const limits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 6, flattenFragments: true },
    maxAliases: { n: 15 },
    maxTokens: { n: 1_000 },
    maxDirectives: { n: 10 },
    // Depth, aliases and tokens bound the cost already; this one counts fields, and ours are many.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  });

const noIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
