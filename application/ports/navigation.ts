export type WayOut =
  | 'general-error'
  | 'not-found'
  | 'logged-out'
  /** A page of ours that says what happened: the legacy app's logout would end a session that isn't this tab's. */
  | 'another-login';

/** Leaves the screen for a page that stands outside the route table: the profile decides whether it is ours or the legacy app's. */
export abstract class Navigation {
  abstract leaveFor(wayOut: WayOut): void;
  /** Loads again what the client was looking at, once the server answers; false while it doesn't. */
  abstract loadAgain(): Promise<boolean>;
}
