import { makeAutoObservable } from 'mobx';
import type { Preferences, PreferencesVault, TextSize } from '../../application/ports/preferences-vault';
import { regionDefaults } from '../../config/regions';
import type { Language } from '../../domain/language';
import type { ListLayout } from '../../domain/holdings/view/list-layout';
import type { SortOption } from '../../domain/holdings/view/sort-option';
import type { Region } from '../../domain/region';

/** The client's display preferences, shared by all tabs and stored on the device. */
export class PreferencesStore {
  private preferences: Preferences;

  constructor(
    private readonly region: Region,
    private readonly vault: PreferencesVault,
  ) {
    this.preferences = vault.read();
    makeAutoObservable<this, 'region' | 'vault'>(
      this,
      { region: false, vault: false },
      { autoBind: true, deep: false },
    );
    this.mark();
  }

  get language(): Language | undefined {
    return this.preferences.language;
  }

  get theme(): 'system' | 'light' | 'dark' {
    return this.preferences.theme ?? 'system';
  }

  get textSize(): TextSize {
    return this.preferences.textSize ?? 'standard';
  }

  /** The pair of colours of gains and losses: red up in TW, green up in HK, unless the client chose. */
  get gainColour(): 'green' | 'red' | 'safe' {
    return this.preferences.gainColour ?? regionDefaults[this.region].gainColour;
  }

  /** The sort used last, which the next visit begins with. */
  get sort(): SortOption {
    return this.preferences.sort ?? 'total-asset-value';
  }

  /** Cards or a table, once the client has chosen. */
  get layout(): ListLayout | undefined {
    return this.preferences.layout;
  }

  get tour(): number | undefined {
    return this.preferences.tour;
  }

  get amountsHidden(): boolean {
    return this.preferences.amountsHidden ?? false;
  }

  change(change: Preferences): void {
    this.preferences = { ...this.preferences, ...change };
    this.vault.write(this.preferences);
    this.mark();
  }

  toggleAmounts(): void {
    this.change({ amountsHidden: !this.amountsHidden });
  }

  /** Follows the other tabs and the device until the function returned is called. */
  follow(): () => void {
    const stopVault = this.vault.onChange(() => {
      this.adopt(this.vault.read());
    });
    const device = prefersDark();
    device.addEventListener('change', this.mark);
    return () => {
      stopVault();
      device.removeEventListener('change', this.mark);
    };
  }

  private adopt(preferences: Preferences): void {
    this.preferences = preferences;
    this.mark();
  }

  private mark(): void {
    const root = document.documentElement;
    root.dataset['region'] = this.region;
    root.dataset['theme'] = this.theme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : this.theme;
    root.dataset['gain'] = this.gainColour;
    root.dataset['textSize'] = this.textSize;
  }
}

function prefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
