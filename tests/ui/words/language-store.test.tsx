import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslator } from '../../../ui/i18n/i18n';
import { LanguageStore } from '../../../ui/stores/language-store';
import { PreferencesStore } from '../../../ui/stores/preferences-store';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

async function inEnglish() {
  const translator = await createTranslator('en_US', '2000 1234');
  const preferences = new PreferencesStore('HK', { read: () => ({}), write: () => {}, onChange: () => () => {} });
  return { translator, language: new LanguageStore('en_US', ['en_US', 'zh_HK'], translator, preferences) };
}

describe('a change of language', () => {
  it('[I18N-01, I18N-02] brings the words of a page that was asked for while it was on its way', async () => {
    const { translator, language } = await inEnglish();
    const changed = language.choose('zh_HK');
    const asked = language.load('later');
    await Promise.all([changed, asked]);
    expect(language.current()).toBe('zh_HK');
    expect(translator.t('re-authentication:title')).toBe('請確認是您本人');
  });

  it('[CONFLICT-01, I18N-02] a change of language has one of our own names inside, and the tags of BCP 47 for the page and for Intl', async () => {
    const { translator, language } = await inEnglish();
    const told = () => [language.current(), document.documentElement.lang, translator.language];
    await language.choose('en_US');
    expect(told()).toEqual(['en_US', 'en', 'en-US']);
    await language.choose('zh_HK');
    expect(told()).toEqual(['zh_HK', 'zh-Hant-HK', 'zh-HK']);
    const [, page = '', texts = ''] = told();
    expect(Intl.getCanonicalLocales([page, texts])).toEqual([page, texts]);
  });

  it('[I18N-01, I18N-02] ends with the language that was chosen last', async () => {
    const { translator, language } = await inEnglish();
    await language.load('later');
    await Promise.all([language.choose('zh_HK'), language.choose('en_US')]);
    expect([language.current(), translator.language]).toEqual(['en_US', 'en-US']);
    await language.choose('zh_HK');
    expect([language.current(), translator.language]).toEqual(['zh_HK', 'zh-HK']);
  });
});
