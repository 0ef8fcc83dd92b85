import type * as z from 'zod/mini';
import type { CallFailure } from '../../application/ports/call-failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { HttpAnswer } from '../http/http-answer';
import { parseBody } from '../http/parse-body';

/** Reads an answer whose body is JSON of a known shape. */
export function readJson<S extends z.ZodMiniType, T>(
  schema: S,
  shape: (value: z.output<S>) => T,
): (answer: HttpAnswer) => Result<T, CallFailure> {
  return readJsonBody(parseBody(schema, shape));
}

/** Reads an answer whose body is JSON, as its parser does. */
export const readJsonBody =
  <T>(parse: (body: unknown) => Result<T, CallFailure>) =>
  ({ body }: HttpAnswer): Result<T, CallFailure> =>
    body.kind === 'json' ? parse(body.value) : err({ kind: 'malformed' });

/** Reads an answer whose body says nothing: the session calls' [OPEN-18]. */
export const readNothing = (): Result<void, CallFailure> => ok(undefined);
