import type { Clock } from '../../application/ports/clock';

/** So long at most does what is late wait, where what a client came for doesn't come. */
const patienceMilliseconds = 5000;

/**
 * Knows when the main content is on the screen: what can come later waits until then, so that it takes nothing from it
 * [P2].
 */
export class MainContent {
  private isShown = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly clock: Clock) {}

  /** Reports that the content is in the page; after the paint that shows it the rest may come. */
  shown(): void {
    afterPaint(() => {
      this.isShown = true;
      for (const begin of this.waiting) begin();
    });
  }

  /** Calls back once, when it was shown or is waited for no longer; not after the function returned was called. */
  whenShown(call: () => void): () => void {
    if (this.isShown) {
      call();
      return () => undefined;
    }
    const begin = (): void => {
      stop();
      call();
    };
    const forget = this.clock.after(patienceMilliseconds, begin);
    const stop = (): void => {
      forget();
      this.waiting.delete(begin);
    };
    this.waiting.add(begin);
    return stop;
  }

  /** The same, and only when the browser has nothing else to do. */
  whenIdle(call: () => void): () => void {
    // It may have been shown already: then this is idle before there is anything to stop waiting for.
    let stopIdling = (): void => undefined;
    const stopWaiting = this.whenShown(() => {
      stopIdling = whenIdle(call);
    });
    return () => {
      stopWaiting();
      stopIdling();
    };
  }
}

function afterPaint(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}

/**
 * Calls back when the browser has nothing else to do, a second later at the latest; not after the function returned was
 * called.
 */
function whenIdle(call: () => void): () => void {
  // Safari has no idle time to give.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const waiting = requestIdleCallback(call, { timeout: 1000 });
  return () => {
    cancelIdleCallback(waiting);
  };
}
