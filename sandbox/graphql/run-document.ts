import { type DocumentNode, execute, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql/index.js';
import type { CallContext } from './call-context';
import { classifiedError } from './classified-error';
import type { Engine } from './create-engine';

/** A GraphQL call as the client sends it. */
export type Call = {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
};

/** What the engine does with a document, within its limits; its own types are `any`. */
type Enveloped = {
  readonly parse: (query: string) => DocumentNode;
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
};

/** Runs a document; what goes wrong is in the answer, sorted as the client knows it. */
export async function runDocument(engine: Engine, call: Call, context: CallContext): Promise<ExecutionResult> {
  const enveloped: Enveloped = engine.yoga.getEnveloped(context);
  const { schema } = engine;
  const document = parsed(() => enveloped.parse(call.query));
  if (document instanceof GraphQLError) return { errors: [classifiedError(document)] };
  const problems = enveloped.validate(schema, document);
  if (problems.length > 0) return { errors: problems.map(classifiedError) };
  const result = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: call.variables,
    operationName: call.operationName,
  });
  return result.errors === undefined
    ? result
    : { ...result, errors: result.errors.map((problem) => sorted(problem, engine)) };
}

function parsed(parse: () => DocumentNode): DocumentNode | GraphQLError {
  try {
    return parse();
  } catch (problem) {
    if (problem instanceof GraphQLError) return problem;
    throw problem;
  }
}

function sorted(problem: GraphQLError, engine: Engine): GraphQLError {
  const error = classifiedError(problem);
  if (error.extensions['classification'] === 'UNEXPECTED') engine.report(problem.originalError ?? problem);
  return error;
}
