import type { KeyedTexts } from '../../../adapters/session-storage/safe-storage';

/** A browser's storage without a browser. */
export class MemoryStorage implements KeyedTexts {
  private readonly texts = new Map<string, string>();

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}
