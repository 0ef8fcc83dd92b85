/** Gives everybody who asks while something is being read what comes of that one reading: what hangs is begun once. */
export function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
