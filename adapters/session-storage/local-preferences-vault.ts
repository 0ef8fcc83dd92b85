import * as z from 'zod/mini';
import { type Preferences, PreferencesVault } from '../../application/ports/preferences-vault';
import { listLayouts } from '../../domain/holdings/view/list-layout';
import { sortOptions } from '../../domain/holdings/view/sort-option';
import { languages } from '../../domain/language';
import { onlyPresent } from '../http/only-present';
import { parseJson } from '../http/parse-json';
import { type KeyedTexts, SafeStorage } from './safe-storage';

const key = 'etrading.preferences';

const oneOf = <T extends string>(values: readonly T[]) => z.catch(z.optional(z.enum(values)), undefined);

const stored = z.object({
  language: oneOf(languages),
  theme: oneOf(['system', 'light', 'dark']),
  textSize: oneOf(['standard', 'large', 'largest']),
  gainColour: oneOf(['green', 'red', 'safe']),
  amountsHidden: z.catch(z.optional(z.boolean()), undefined),
  sort: oneOf(sortOptions),
  layout: oneOf(listLayouts),
  tour: z.catch(z.optional(z.int()), undefined),
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
