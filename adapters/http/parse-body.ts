import * as z from 'zod/mini';
import type { CallFailure } from '../../application/ports/call-failure';
import { err, ok, type Result } from '../../domain/kernel/result';

/** Turns an unknown body into a value, or says that it is malformed. */
export function parseBody<S extends z.ZodMiniType, T>(
  schema: S,
  shape: (value: z.output<S>) => T,
): (body: unknown) => Result<T, CallFailure> {
  return (body) => {
    const parsed = z.safeParse(schema, body);
    return parsed.success ? ok(shape(parsed.data)) : err({ kind: 'malformed' });
  };
}
