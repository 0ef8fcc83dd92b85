/** Counts the sessions this page has seen, so that a late answer to an earlier client is recognised and dropped. */
export class SessionEpoch {
  private count = 0;
  private readonly listeners = new Set<() => void>();

  current(): number {
    return this.count;
  }

  /** A session began or ended: whatever was asked before is no longer anyone's business. */
  advance(): void {
    this.count += 1;
    for (const call of Array.from(this.listeners)) call();
  }

  /** Calls back at the next advance and those after it; returns how to stop. */
  onAdvance(call: () => void): () => void {
    this.listeners.add(call);
    return () => this.listeners.delete(call);
  }
}
