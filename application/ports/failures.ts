import type { ServerError } from './call-failure';

/** The shared list of errors that the modal shows [ERR-01, ERR-08]. */
export abstract class Failures {
  abstract show(errors: readonly ServerError[]): void;
}
