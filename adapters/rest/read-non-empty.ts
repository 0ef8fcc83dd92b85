import type { CallFailure } from '../../application/ports/call-failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { HttpAnswer } from '../http/http-answer';

/** A code is right when the answer's body is non-empty; an HTML page in its place says nothing [AUTH-08]. */
export function readNonEmpty({ body }: HttpAnswer): Result<boolean, CallFailure> {
  if (body.kind === 'not-json') return err({ kind: 'malformed' });
  if (body.kind === 'empty' || !body.value) return ok(false);
  return ok(typeof body.value !== 'object' || Object.keys(body.value).length > 0);
}
