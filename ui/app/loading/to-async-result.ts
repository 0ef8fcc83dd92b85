import type { AsyncResult } from '../../../application/ports/call-failure';
import { err, ok } from '../../../domain/kernel/result';

/** Code once it is there; a browser remembers code that failed, so asking again takes a reload. */
export async function toAsyncResult<T>(loading: Promise<T>): AsyncResult<T> {
  try {
    return ok(await loading);
  } catch {
    return err({ kind: 'no-answer', reason: 'offline' });
  }
}
