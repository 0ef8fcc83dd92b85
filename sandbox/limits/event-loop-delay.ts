import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The mean delay of the event loop, in nanoseconds, from which a process takes no further reads: an order waits as long, several times over. */
const lateFrom = 500_000_000;

/** How often the delay is looked at anew, in milliseconds: a process that has caught up takes reads again within it. */
const every = 1_000;

/** Watches how late this process comes to its work; says whether it is too late for more of it, and how to stop. */
export function watchEventLoop(): { readonly isLate: () => boolean; readonly stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let isLate = false;
  const timer = setInterval(() => {
    isLate = delays.mean >= lateFrom;
    delays.reset();
  }, every).unref();
  return {
    isLate: () => isLate,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}
