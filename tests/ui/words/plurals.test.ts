import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../ui/i18n/i18n';

describe('a text with a number of things', () => {
  it('names one thing and several in English', async () => {
    const { t } = await createTranslator('en_US', '2000 1234');
    expect([0, 1, 2].map((count) => t('one-time-code:resend-in', { count }))).toEqual([
      'You can ask for a new code in 0 seconds',
      'You can ask for a new code in 1 second',
      'You can ask for a new code in 2 seconds',
    ]);
  });

  it.each([
    ['zh_HK', '秒後可再次要求驗證碼'],
    ['zh_TW', '秒後可重新索取驗證碼'],
  ] as const)('a text with a number has the one form that Chinese has in %s', async (language, words) => {
    const { t } = await createTranslator(language, '2000 1234');
    expect([1, 2].map((count) => t('one-time-code:resend-in', { count }))).toEqual([`1 ${words}`, `2 ${words}`]);
  });
});
