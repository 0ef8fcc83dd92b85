import type { i18n } from 'i18next';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Locale } from '../../application/ports/locale';
import { type Language, languageTag } from '../../domain/language';
import type { AreaName } from '../i18n/areas';
import { addArea, addLanguage, i18nCode } from '../i18n/i18n';
import type { PreferencesStore } from './preferences-store';

/** The language the page speaks; `<html lang>` follows it [I18N-09]. */
export class LanguageStore implements Locale {
  /** Asked for once; a later language brings what was asked for along. */
  private readonly areas = new Map<AreaName, Promise<unknown>>();
  /** The one chosen last, whose words may be on their way. */
  private next: Language;

  constructor(
    public language: Language,
    readonly available: readonly Language[],
    private readonly translator: i18n,
    private readonly preferences: PreferencesStore,
  ) {
    this.next = language;
    makeAutoObservable<this, 'translator' | 'preferences' | 'areas'>(
      this,
      { translator: false, preferences: false, available: false, areas: false, textsOf: false },
      { autoBind: true, deep: false },
    );
    this.mark();
  }

  current(): Language {
    return this.language;
  }

  /** The words of one part of the portal, there once the promise holds: the same promise, unless it failed. */
  textsOf(area: AreaName): Promise<unknown> {
    const known = this.areas.get(area);
    if (known) return known;
    const asked = Promise.all([this.language, this.next].map((language) => addArea(this.translator, language, area)));
    this.areas.set(area, asked);
    asked.catch(() => this.areas.delete(area));
    return asked;
  }

  async choose(language: Language): Promise<void> {
    if (!this.available.includes(language)) return;
    this.next = language;
    await addLanguage(this.translator, language, [...this.areas.keys()]);
    if (language !== this.next) return;
    await this.translator.changeLanguage(i18nCode(language));
    runInAction(() => {
      this.language = language;
      this.preferences.change({ language });
      this.mark();
    });
  }

  private mark(): void {
    document.documentElement.lang = languageTag(this.language, 'html');
  }
}
