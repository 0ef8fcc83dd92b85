/** Tells the tag manager, where one is configured, what was looked at [ANAL-01..03]. */
export abstract class PageViews {
  abstract viewed(path: string): void;
  abstract identified(accountId: string): void;
}
