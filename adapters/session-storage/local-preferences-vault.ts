import * as z from 'zod/mini';
import { type Preferences, PreferencesVault } from '../../application/ports/preferences-vault';
import { sortOptions } from '../../domain/holdings/sort-option';
import { languages } from '../../domain/language';
import { onlyPresent } from '../http/only-present';
import { parseJson } from '../http/parse-json';
import { type KeyedTexts, SafeStorage } from './safe-storage';

const key = 'etrading.preferences';

const stored = z.object({
  language: z.catch(z.optional(z.enum(languages)), undefined),
  theme: z.catch(z.optional(z.enum(['system', 'light', 'dark'])), undefined),
  gainColour: z.catch(z.optional(z.enum(['green', 'red', 'safe'])), undefined),
  amountsHidden: z.catch(z.optional(z.boolean()), undefined),
  sort: z.catch(z.optional(z.enum(sortOptions)), undefined),
});

/** The preferences in the device's storage; a field that can't be used counts as not chosen. */
export class LocalPreferencesVault extends PreferencesVault {
  private readonly storage: SafeStorage;

  constructor(
    open: () => KeyedTexts = () => window.localStorage,
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  ) {
    super();
    this.storage = new SafeStorage(open);
  }

  read(): Preferences {
    const parsed = z.safeParse(stored, parseJson(this.storage.read(key)));
    return parsed.success ? onlyPresent(parsed.data) : {};
  }

  write(preferences: Preferences): void {
    this.storage.write(key, JSON.stringify(preferences));
  }

  onChange(call: () => void): () => void {
    const listen = (change: StorageEvent): void => {
      if (change.key === key || change.key === null) call();
    };
    this.page.addEventListener('storage', listen);
    return () => this.page.removeEventListener('storage', listen);
  }
}
