import { type TabLockListener, type ClaimedTabLock, TabLocks } from '../../../application/ports/orders/tab-locks';

/** The part of the page that the adapter uses; a browser gives locks to secure pages alone. */
type Locks = {
  readonly request: (
    name: string,
    options: LockOptions,
    work: (lock: unknown) => Promise<void> | undefined,
  ) => Promise<unknown>;
};

/** Locks by Web Locks, which a closed tab releases; where the browser has none, each tab is on its own. */
export class WebTabLocks extends TabLocks {
  constructor(
    private readonly scope: string,
    private readonly locks: Locks | undefined,
  ) {
    super();
  }

  claim(name: string, news: TabLockListener): ClaimedTabLock {
    const { locks, scope } = this;
    if (locks === undefined) {
      news.onHeld();
      return { takeOver: nothing, letGo: nothing };
    }
    let isOver = false;
    let release = nothing;
    let waiting = new AbortController();
    /** Works with the lock until it is let go or taken away, and then waits for it. */
    const attempt = async (options: LockOptions): Promise<void> => {
      const lasting = { isHeld: false };
      try {
        await locks.request(`${scope}.${name}`, options, (lock) => {
          if (lock === null || isOver) return undefined;
          lasting.isHeld = true;
          news.onHeld();
          return new Promise<void>((resolve) => (release = resolve));
        });
      } catch {
        // Another tab took it over; or it is waited for no more.
        if (!lasting.isHeld) return;
      }
      if (isOver) return;
      news.onElsewhere();
      waiting = new AbortController();
      await attempt({ signal: waiting.signal });
    };
    void attempt({ ifAvailable: true });
    return {
      takeOver: () => {
        waiting.abort();
        void attempt({ steal: true });
      },
      letGo: () => {
        isOver = true;
        waiting.abort();
        release();
      },
    };
  }
}

const nothing = (): void => undefined;
