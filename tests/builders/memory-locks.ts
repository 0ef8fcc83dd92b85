type Work = (lock: unknown) => Promise<void> | undefined;
type LockOptions = { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal };
type Waiting = { readonly grant: () => void };

/** Web Locks as the specification tells of them, for all tabs of a device without a browser. */
export class MemoryLocks {
  private readonly holders = new Map<string, { readonly lose: () => void }>();
  private readonly queues = new Map<string, readonly Waiting[]>();

  request = (name: string, { ifAvailable, steal, signal }: LockOptions, work: Work): Promise<void> =>
    new Promise((resolve, reject) => {
      const hold = (): void => {
        const holder = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
        this.holders.set(name, holder);
        void Promise.resolve(work({ name })).then(() => {
          resolve();
          if (this.holders.get(name) !== holder) return;
          this.holders.delete(name);
          const [next, ...others] = this.queues.get(name) ?? [];
          this.queues.set(name, others);
          next?.grant();
        });
      };
      const holder = this.holders.get(name);
      if (steal) {
        holder?.lose();
        hold();
      } else if (holder === undefined) hold();
      else if (ifAvailable) void Promise.resolve(work(null)).then(resolve);
      else {
        const waiting = { grant: hold };
        this.queues.set(name, [...(this.queues.get(name) ?? []), waiting]);
        signal?.addEventListener('abort', () => {
          this.queues.set(
            name,
            (this.queues.get(name) ?? []).filter((one) => one !== waiting),
          );
          reject(new DOMException('aborted', 'AbortError'));
        });
      }
    });
}
