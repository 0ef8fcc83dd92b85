import type { CallFailure, WriteOutcome } from './call-failure';

export type ExitPage =
  | 'not-found'
  | 'logged-out'
  /** A page of ours that says what happened: the legacy app's logout would end a session that isn't this tab's. */
  | 'another-login';

/** Leaves the screen for a page that stands outside the route table: the profile decides whether it is ours or the legacy app's. */
export abstract class Navigation {
  abstract leaveFor(exitPage: ExitPage): void;
  /** Leaves for the general error page, which says what is known of the call that failed, and the code under which it is on record if it is, also after a reload; operators are told of a failure without a number of the server [OPEN-16]. */
  abstract leaveAfterFailure(effect: WriteOutcome, failure: CallFailure): void;
  /** Returns the effect of the failure that led to the page shown now; undefined when nothing is known. */
  abstract failureEffect(): WriteOutcome | undefined;
  /** Returns the code under which the failure that led to the page shown now is on record: the server's number of the call, or the page's own, which what operators are told of it bears; undefined where nobody has it on record, as the end of a session. */
  abstract failureCode(): string | undefined;
  /** Returns the page's own code, under which operators are told of what goes wrong in it. */
  abstract pageCode(): string;
  /** Loads again what the client was looking at, once the server answers; false while it doesn't. */
  abstract loadAgain(): Promise<boolean>;
}
