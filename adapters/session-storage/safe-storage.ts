/** The part of the browser's storage that is used. */
export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's storage, or this page's memory where the browser refuses: a blocked or full storage never throws. */
export class SafeStorage {
  private readonly memory = new Map<string, string>();

  constructor(private readonly open: () => KeyedTexts) {}

  read(key: string): string | undefined {
    return this.memory.get(key) ?? this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  write(key: string, text: string): void {
    const written = this.attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (written) this.memory.delete(key);
    else this.memory.set(key, text);
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.attempt((storage) => storage.removeItem(key));
  }

  keys(): readonly string[] {
    const stored = this.attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)));
    return [...this.memory.keys(), ...(stored ?? []).filter((key) => key !== null)];
  }

  private attempt<T>(use: (storage: KeyedTexts) => T): T | undefined {
    try {
      return use(this.open());
    } catch {
      return undefined;
    }
  }
}
