import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, visit } from 'graphql/index.js';
import { isUnavailable } from '../../database/connection/is-unavailable';
import type { CallContext } from '../call-context';
import { requireWithinBounds } from '../request-bounds';
import { classifiedError } from './classified-error';
import type { Engine } from './create-engine';
import type { GraphqlCall } from './create-executor';

/** The part of the engine that runs a document, within its limits; its own types are `any`. */
type Enveloped = {
  readonly parse: (query: string) => DocumentNode;
  readonly validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
};

/** A call, in which place it is made, and where its failures go that nobody foresaw. */
type DocumentRun = {
  readonly call: GraphqlCall;
  readonly context: CallContext;
  readonly report: (problem: unknown) => void;
};

/** Runs a document; what goes wrong is in the answer, sorted as the client knows it. */
export async function runDocument(engine: Engine, { call, context, report }: DocumentRun): Promise<ExecutionResult> {
  const enveloped: Enveloped = engine.yoga.getEnveloped(context);
  const { schema } = engine;
  const document = checked(call.query, enveloped, schema);
  if ('problems' in document) return { errors: document.problems.map(classifiedError) };
  checkLiterals(document);
  const result = await engine.execute(document, call, context);
  const away = result.errors?.find(({ originalError }) => isUnavailable(originalError));
  // The whole call may be tried again, and the transport knows how: it isn't an answer with a hole in it.
  if (away !== undefined) throw away;
  return result.errors === undefined
    ? result
    : { ...result, errors: result.errors.map((problem) => sorted(problem, report)) };
}

/** The document, or why it is refused; the engine throws some refusals and returns others. */
function checked(
  query: string,
  { parse, validate }: Enveloped,
  schema: GraphQLSchema,
): DocumentNode | { readonly problems: readonly GraphQLError[] } {
  try {
    const document = parse(query);
    const problems = validate(schema, document);
    return problems.length > 0 ? { problems } : document;
  } catch (problem) {
    if (problem instanceof GraphQLError) return { problems: [problem] };
    throw problem;
  }
}

/** Checks the literals of a document, which the check of the body hasn't seen where an escape hides them. */
function checkLiterals(document: DocumentNode): void {
  visit(document, {
    StringValue: ({ value }) => {
      requireWithinBounds(value);
    },
    ListValue: ({ values }) => {
      requireWithinBounds(values.map(({ kind }) => kind));
    },
  });
}

function sorted(problem: GraphQLError, report: DocumentRun['report']): GraphQLError {
  const error = classifiedError(problem);
  if (error.extensions['classification'] === 'UNEXPECTED') report(problem.originalError ?? problem);
  return error;
}
