/** Counts the sessions this page has seen, so that a late answer to an earlier client is recognised and dropped. */
export class SessionEpoch {
  private count = 0;

  current(): number {
    return this.count;
  }

  /** A session began or ended: whatever was asked before is no longer anyone's business. */
  advance(): void {
    this.count += 1;
  }
}
