import type { Language } from '../language';

/** News for clients who are logged in [ENT-33]. */
export type Announcement = {
  readonly headerText: string;
  readonly headerURL?: string | undefined;
  readonly descText: string;
  readonly locale?: Language | undefined;
  /** Its place in the list [SHAPE-04, SHAPE-05]; NaN when the server gave it none. */
  readonly position: number;
  /** TW only [ENT-34]. */
  readonly announceDate?: string | undefined;
};
