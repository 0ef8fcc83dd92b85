export type WayOut = 'general-error' | 'not-found' | 'logged-out';

/** Leaves the screen for a page that stands outside the route table: the profile decides whether it is ours or the legacy app's. */
export abstract class Navigation {
  abstract leaveFor(wayOut: WayOut): void;
}
