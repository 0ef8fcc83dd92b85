import { makeAutoObservable } from 'mobx';
import type { ServerError } from '../../application/ports/call-failure';
import type { Failures } from '../../application/ports/failures';

/** The shared list of errors behind the error modal [SHELL-08, OPEN-64]. */
export class FailureStore implements Failures {
  errors: readonly ServerError[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show(errors: readonly ServerError[]): void {
    const known = new Set(this.errors.map((error) => error.code));
    this.errors = [...this.errors, ...errors.filter((error) => !known.has(error.code))];
  }

  /** Close clears the list. */
  close(): void {
    this.errors = [];
  }
}
