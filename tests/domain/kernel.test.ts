import { expect, it } from 'vitest';
import { assertNever } from '../../domain/kernel/assert-never';
import { err, ok } from '../../domain/kernel/result';
import { languages, languageTag } from '../../domain/language';
import { regions } from '../../domain/region';

it('a result is a value or an error', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err('why')).toEqual({ ok: false, error: 'why' });
});

it('a case that nobody foresaw is a bug and throws', () => {
  expect(() => {
    Reflect.apply(assertNever, undefined, ['later']);
  }).toThrow('later');
});

it('[ENUM-33] there are two regions', () => expect(regions).toEqual(['HK', 'TW']));

it('[ENUM-32, CONFLICT-01] languages keep their ids inside and have BCP-47 tags for the page and for Intl', () => {
  expect(languages.map((language) => [language, languageTag(language, 'html'), languageTag(language, 'intl')])).toEqual(
    [
      ['en_US', 'en', 'en'],
      ['zh_HK', 'zh-Hant-HK', 'zh-HK'],
      ['zh_TW', 'zh-Hant-TW', 'zh-TW'],
    ],
  );
});
