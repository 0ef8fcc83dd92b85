import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordingIn } from '../../../adapters/mock/recorded-call';
import type { MockFile } from '../../../adapters/mock/mock-file';
import type { Language } from '../../../domain/language';
import { printed, recordedCalls, unusualAnswers } from '../../../sandbox/recording/recorded-call';

const languages = ['en_US', 'zh_HK'] as const;
type Answers = Readonly<Record<Language, unknown>>;

const answersOf = (answers: ReadonlyMap<string, Answers>) =>
  new Map(
    languages.map((language) => [
      language,
      new Map([...answers].map(([name, told]) => [name, { status: 200, body: told[language] }])),
    ]),
  );

const tier = (english: unknown, chinese: unknown) =>
  answersOf(new Map([['tier', { en_US: english, zh_HK: chinese, zh_TW: '' }]]));

test('[MOCK-04] a recording keeps of another language only what differs', () => {
  expect([...recordedCalls(tier('gold', 'gold'))]).toEqual([['tier', { status: 200, body: 'gold' }]]);
  const [[, folded] = []] = recordedCalls(tier([{ a: 1, b: 'gold' }], [{ a: 1, b: '金' }]));
  expect(folded).toEqual({ status: 200, body: [{ a: 1, b: 'gold' }], variants: { zh_HK: { '/body/0/b': '金' } } });
});

test('[MOCK-04] a client’s recordings are those of the calls that are answered otherwise than usual', () => {
  expect([...recordedCalls(unusualAnswers(tier('gold', 'gold'), tier('gold', 'gold'))).keys()]).toEqual([]);
  expect([...recordedCalls(unusualAnswers(tier('gold', '金'), tier('gold', 'gold'))).keys()]).toEqual(['tier']);
});

test('[MOCK-02, MOCK-04] every answer is found again as it was given, in each language and variant', () => {
  const body = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
  const answers = fc.record({ en_US: body, zh_HK: body, zh_TW: body });
  const calls = fc.tuple(answers, answers, answers);
  fc.assert(
    fc.property(calls, ([tiers, inDollars, funds]) => {
      const given = new Map([
        ['tiers.USD', inDollars],
        ['tiers', tiers],
        ['funds', funds],
      ]);
      const kept = recordedCalls(answersOf(given));
      for (const [name, told] of given)
        for (const language of languages) {
          const [call = '', variant = ''] = name.split('.');
          const read = JSON.parse(printed(kept.get(call))) as MockFile;
          expect(recordingIn(read, variant, language)).toEqual({ status: 200, body: told[language] });
        }
    }),
  );
});

test('[MOCK-02] a variant that was not recorded is not answered', () => {
  expect(recordingIn({ status: 200, body: 1, variants: { USD: {} } }, 'EUR', 'en_US')).toBeUndefined();
});
