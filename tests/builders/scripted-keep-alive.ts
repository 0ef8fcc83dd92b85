import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { KeepAlive } from '../../application/ports/session/keep-alive';
import { err, ok } from '../../domain/kernel/result';

/** A server that keeps sessions alive; each of its two calls fails as it is told. */
export class ScriptedKeepAlive extends KeepAlive {
  readonly asked: string[] = [];
  failure: CallFailure | undefined;
  refreshFailure: CallFailure | undefined;

  heartbeat(): AsyncResult<void> {
    this.asked.push('heartbeat');
    return Promise.resolve(this.failure ? err(this.failure) : ok(undefined));
  }

  refresh(): AsyncResult<void> {
    this.asked.push('refresh');
    return Promise.resolve(this.refreshFailure ? err(this.refreshFailure) : ok(undefined));
  }
}
