import { SessionVault, type VaultKey, type VaultValues } from '../../application/ports/session/session-vault';

/** A tab's memory without a browser. */
export class MemoryVault extends SessionVault {
  private readonly values = new Map<VaultKey, unknown>();

  read<K extends VaultKey>(key: K): VaultValues[K] | undefined {
    return this.values.get(key) as VaultValues[K] | undefined;
  }

  readRaw(key: VaultKey): string | undefined {
    const value = this.values.get(key);
    return value === undefined ? undefined : JSON.stringify(value);
  }

  write<K extends VaultKey>(key: K, value: VaultValues[K]): void {
    this.values.set(key, value);
  }

  remove(key: VaultKey): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }

  get keys(): readonly VaultKey[] {
    return [...this.values.keys()];
  }
}
