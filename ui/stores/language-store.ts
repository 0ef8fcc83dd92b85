import type { i18n } from 'i18next';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Locale } from '../../application/ports/locale';
import { type Language, languageTag } from '../../domain/language';
import { addWords, i18nCode } from '../i18n/i18n';
import type { Words } from '../i18n/words';
import type { PreferencesStore } from './preferences-store';

/** The language the page speaks; `<html lang>` follows it [I18N-09]. */
export class LanguageStore implements Locale {
  /** Asked for once; a later language brings what was asked for along. */
  private readonly loads = new Map<Words, Promise<unknown>>();
  /** The one chosen last, whose words may be on their way. */
  private next: Language;

  constructor(
    public language: Language,
    readonly available: readonly Language[],
    private readonly translator: i18n,
    private readonly preferences: PreferencesStore,
  ) {
    this.next = language;
    makeAutoObservable<this, 'translator' | 'preferences' | 'loads'>(
      this,
      { translator: false, preferences: false, available: false, loads: false, load: false },
      { autoBind: true, deep: false },
    );
    this.mark();
  }

  current(): Language {
    return this.language;
  }

  /** These words, there once the promise holds: the same promise, unless it failed. */
  load(words: Words): Promise<unknown> {
    const known = this.loads.get(words);
    if (known) return known;
    const loading = Promise.all(
      [this.language, this.next].map((language) => addWords(this.translator, language, words)),
    );
    this.loads.set(words, loading);
    loading.catch(() => this.loads.delete(words));
    return loading;
  }

  async choose(language: Language): Promise<void> {
    if (!this.available.includes(language)) return;
    this.next = language;
    const needed = new Set<Words>(['first', ...this.loads.keys()]);
    await Promise.all([...needed].map((words) => addWords(this.translator, language, words)));
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
