import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { readFileSync } from 'node:fs';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import type { CallContext } from './call-context';
import { classifiedError } from './classified-error';
import { resolvers } from './resolvers';

const schemaFile = new URL('../../adapters/graphql/schema.graphql', import.meta.url);

/** What runs GraphQL documents. */
export type Engine = ReturnType<typeof createEngine>;

/** Runs GraphQL documents: against the contract's schema, within limits, telling nothing of its own failures. */
export function createEngine(environment: SandboxConfiguration['environment'], report: (problem: unknown) => void) {
  return createYoga<CallContext>({
    schema: createSchema<CallContext>({ typeDefs: readFileSync(schemaFile, 'utf8'), resolvers }),
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    maskedErrors: {
      maskError: (problem) => {
        const error = classifiedError(problem);
        if (error.extensions['classification'] === 'UNEXPECTED') report(problem);
        return error;
      },
    },
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
