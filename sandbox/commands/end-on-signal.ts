/** The maximum time for ending, in milliseconds: with calls under way, and before there can be any. */
const atMost = { serving: 20_000, starting: 2_000 };

/** Ends the process in good order on SIGINT, SIGTERM and SIGHUP, and in any case within twenty seconds. */
export function endOnSignal({ end, isServing }: { end: () => Promise<void>; isServing: () => boolean }): void {
  let ending = false;
  const stop = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), isServing() ? atMost.serving : atMost.starting).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
}
