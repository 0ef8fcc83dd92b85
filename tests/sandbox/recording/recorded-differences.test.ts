import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language';
import { differences } from '../../../sandbox/recording/differences';

const languages = ['en_US', 'zh_HK'] as const;
type Told = Readonly<Record<Language, string>>;

const texts = (told: ReadonlyMap<string, Told>) =>
  new Map(languages.map((language) => [language, new Map([...told].map(([name, text]) => [name, text[language]]))]));

/** How a recorded answer is found: the client's before the usual one, the language's before the first language's. */
const found = (kept: ReadonlyMap<string, string>, usual: ReadonlyMap<string, string>, name: string, to: string) =>
  kept.get(`${name}.${to}`) ?? kept.get(name) ?? usual.get(`${name}.${to}`) ?? usual.get(name);

test('[MOCK-04] a client’s own answers and the typical client’s are not kept twice', () => {
  const usual = texts(new Map([['tier', { en_US: 'gold', zh_HK: 'gold', zh_TW: '' }]]));
  expect([...differences(usual)]).toEqual([['tier', 'gold']]);
  expect([...differences(usual, usual)]).toEqual([]);
  const own = texts(new Map([['tier', { en_US: 'gold', zh_HK: '金', zh_TW: '' }]]));
  expect([...differences(own, usual)]).toEqual([['tier.zh_HK', '金']]);
});

test('[MOCK-04] whatever is left out is found again, in each language', () => {
  const answer = fc.constantFrom('a', 'b', 'c');
  const told = fc.record({ en_US: answer, zh_HK: answer, zh_TW: answer });
  const answers = fc.tuple(told, told).map(([tier, funds]) => new Map([...Object.entries({ tier, funds })]));
  fc.assert(
    fc.property(answers, answers, (own, typical) => {
      const usual = differences(texts(typical));
      const kept = differences(texts(own), texts(typical));
      for (const [name, text] of own)
        for (const language of languages) expect(found(kept, usual, name, language)).toBe(text[language]);
    }),
  );
});
