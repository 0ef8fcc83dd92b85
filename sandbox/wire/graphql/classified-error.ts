// By its file, so that every tool loads the one that graphql-yoga loads: two copies don't know each other's errors.
import { GraphQLError } from 'graphql/index.js';
import { sessionExpiredCode } from '../../../domain/credentials/login/session-expired-code';
import { ApiError } from '../api-error';

/**
 * The classes of a failure by which clients sort it: `INTERNAL_ERROR` carries errors to show, the rest doesn't
 * [ERR-08..12, ENUM-23].
 */
type Classification = 'UNAUTHORIZED' | 'INTERNAL_ERROR' | 'BAD_REQUEST' | 'UNEXPECTED';

/** A failure of a GraphQL call in the form the client knows. */
export function classifiedError(problem: unknown): GraphQLError {
  const cause = problem instanceof GraphQLError ? (problem.originalError ?? problem) : problem;
  if (cause instanceof ApiError && cause.status === 401 && cause.codes.includes(sessionExpiredCode))
    return classified('The session has ended', 'UNAUTHORIZED');
  if (cause instanceof ApiError)
    return classified('Refused', 'INTERNAL_ERROR', { errors: cause.codes.map((code) => ({ code, message: code })) });
  if (cause instanceof GraphQLError) return badRequest(cause);
  return classified('Something went wrong', 'UNEXPECTED');
}

function badRequest(problem: GraphQLError): GraphQLError {
  // A compiled document's error can lack extensions; graphql-js always has them.
  const { extensions } = new GraphQLError(problem.message, { extensions: problem.extensions });
  if (extensions['classification'] !== undefined) return problem;
  return new GraphQLError(withoutSuggestion(problem.message), {
    extensions: { classification: 'BAD_REQUEST' satisfies Classification },
  });
}

/** Fields, inputs and enumerations are suggested in different places, and not everywhere is it an option: here they all pass. */
const withoutSuggestion = (message: string): string => message.replace(/\s*Did you mean[^]*$/, '');

const classified = (message: string, classification: Classification, more: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { classification, ...more } });
