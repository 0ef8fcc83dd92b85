import type { GraphQLFormattedError } from 'graphql';
import * as z from 'zod/mini';
import type { CallFailure } from '../../application/ports/call-failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { HttpAnswer } from '../http/http-answer';
import { readRequestId } from '../http/read-request-id';
import { serverErrors } from '../http/server-errors';
import { optionalText } from '../http/wire-fields';

const extensions = z.looseObject({
  classification: optionalText,
  errors: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Fields of a type of GraphQL's, any of which a server may leave out. */
type FieldsOf<T> = { readonly [Field in keyof T]?: z.ZodMiniType<T[Field] | null | undefined> };

const graphqlError = z.object({
  message: optionalText,
  extensions: z.optional(z.nullable(extensions)),
} satisfies FieldsOf<GraphQLFormattedError>);

const envelope = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(z.nullable(z.array(graphqlError))),
});

type GraphqlError = z.output<typeof graphqlError>;

/** The data of a GraphQL answer, or its failure by status and classification [ERR-08..14]. */
export function readEnvelope(answer: HttpAnswer): Result<unknown, CallFailure> {
  const { status, headers } = answer;
  const parsed = parse(answer);
  const errors = parsed.success ? (parsed.data.errors ?? []) : [];
  if (status === 401 || errors.some(isUnauthorized)) return err({ kind: 'unauthorized', errors: listed(errors) });
  if (status < 200 || status > 299) return err({ kind: 'server-error', status, ...readRequestId(headers) });
  if (!parsed.success) return err({ kind: 'malformed' });
  if (errors.length === 0) return ok(parsed.data.data);
  return errors.every((error) => classificationOf(error) === 'INTERNAL_ERROR')
    ? err({ kind: 'rejected', errors: listed(errors) })
    : err({ kind: 'server-error', status, ...readRequestId(headers) });
}

/** Returns true if an error of the answer says in so many words that the session isn't known, whatever the status says. */
export function isClassifiedUnauthorized(answer: HttpAnswer): boolean {
  const parsed = parse(answer);
  return parsed.success && (parsed.data.errors ?? []).some(isUnauthorized);
}

const parse = ({ body }: HttpAnswer) => z.safeParse(envelope, body.kind === 'json' ? body.value : undefined);

const isUnauthorized = (error: GraphqlError): boolean => classificationOf(error) === 'UNAUTHORIZED';

const classificationOf = (error: GraphqlError): string => error.extensions?.classification ?? '';

/** The list an error carries, or the error itself where it carries none; those without a code get one [ERR-09, SHAPE-21]. */
function listed(errors: readonly GraphqlError[]): ReturnType<typeof serverErrors> {
  return serverErrors(
    errors.flatMap((error) => {
      const { errors: inner, ...own } = error.extensions ?? {};
      return inner && inner.length > 0 ? inner : [{ ...own, message: error.message }];
    }),
  );
}
