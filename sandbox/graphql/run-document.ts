import { type ExecutionResult, GraphQLError } from 'graphql';
import type { CallContext } from './call-context';
import { classifiedError } from './classified-error';
import type { Engine } from './create-engine';

/** A GraphQL call as the client sends it. */
export type Call = {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
};

/** Runs a document within the engine's limits; what goes wrong is in the answer, sorted as the client knows it. */
export async function runDocument(engine: Engine, call: Call, context: CallContext): Promise<ExecutionResult> {
  const { parse, validate, execute, schema, contextFactory } = engine.getEnveloped(context);
  try {
    const document = parse(call.query);
    const problems = validate(schema, document);
    if (problems.length > 0) return { errors: problems.map(classifiedError) };
    return await execute({
      schema,
      document,
      contextValue: await contextFactory(),
      variableValues: call.variables,
      operationName: call.operationName,
    });
  } catch (problem) {
    if (problem instanceof GraphQLError) return { errors: [classifiedError(problem)] };
    throw problem;
  }
}
