const shutdownTimeout = 2_000;

/** Ends the process in good order on SIGINT and SIGTERM, and in any case within two seconds. */
export function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  const stop = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
