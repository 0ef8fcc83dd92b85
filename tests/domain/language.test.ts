import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, type Language, languages, otherLanguage } from '../../domain/language';

const hongKong: readonly Language[] = ['en_US', 'zh_HK'];
const taiwan: readonly Language[] = ['zh_TW'];

it('[FUND-01] the other language of a region is its Chinese for who reads English, and English for who reads Chinese', () => {
  expect([otherLanguage('en_US', 'HK'), otherLanguage('en_US', 'TW')]).toEqual(['zh_HK', 'zh_TW']);
  expect([otherLanguage('zh_HK', 'HK'), otherLanguage('zh_TW', 'TW')]).toEqual(['en_US', 'en_US']);
});

describe('the language of a visit', () => {
  it('[I18N-04] the language of a visit is the one chosen before', () => {
    expect(chooseLanguage(hongKong, { chosen: 'zh_HK', preferred: ['en-HK'] })).toBe('zh_HK');
  });

  it('[I18N-04] the language of a visit is the reader’s own at first, in any variety of it', () => {
    const first = (...preferred: string[]) => chooseLanguage(hongKong, { preferred });
    expect(first('zh-Hant-HK', 'en-HK')).toBe('zh_HK');
    expect(first('ZH-cn')).toBe('zh_HK');
    expect(first('zh')).toBe('zh_HK');
    for (const tag of ['yue', 'yue-HK', 'yue-Hant-HK', 'cmn-Hant-TW', 'nan-TW'])
      expect(first(tag, 'en-HK')).toBe('zh_HK');
    expect(first('fr-FR', 'en-GB', 'zh-HK')).toBe('en_US');
  });

  it('[I18N-04, CONFLICT-01] the language of a visit is the first that is offered, where the one chosen before isn’t, whatever the reader’s own are', () => {
    expect(chooseLanguage(hongKong, { chosen: 'zh_TW', preferred: ['zh-TW'] })).toBe('en_US');
  });

  it('[I18N-03..06] the language of a visit is the first that is offered, where none of the client’s is', () => {
    expect(chooseLanguage(hongKong, {})).toBe('en_US');
    expect(chooseLanguage(hongKong, { chosen: 'zh_TW', preferred: ['fr-FR', 'zho', ''] })).toBe('en_US');
    expect(chooseLanguage(taiwan, { chosen: 'en_US', preferred: ['en-US'] })).toBe('zh_TW');
    expect(chooseLanguage([], {})).toBe('en_US');
  });

  const anyLanguage = fc.constantFrom(...languages);
  const anyTag = fc.oneof(fc.constantFrom('en', 'en-US', 'zh-TW', 'zh-Hant-HK', 'ja', 'fr-CA'), fc.string());

  it('[I18N-04] the language of a visit is always one that is offered', () => {
    const offers = fc.uniqueArray(anyLanguage, { minLength: 1 });
    const tags = fc.array(anyTag, { maxLength: 5 });
    fc.assert(
      fc.property(offers, fc.option(anyLanguage, { nil: undefined }), tags, (offered, chosen, preferred) => {
        expect(offered).toContain(chooseLanguage(offered, { chosen, preferred }));
      }),
    );
  });
});
