import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canReachBy,
  checkCommunication,
  type CommunicationPreference,
  isSameCommunication,
  letterLanguagesIn,
  newsChannels,
  defaultCommunication,
} from '../../../domain/clients/communication-preference';
import { regions } from '../../../domain/region';
import { arbitraryCommunicationPreferences, contacts } from '../../arbitraries/communication';

const reachable = { email: 'w***@example.test', mobile: '09****678' };
const everything: CommunicationPreference = {
  language: 'en_US',
  statements: 'email',
  contractNotes: 'email',
  news: { email: true, sms: true, telephone: true, post: true },
};
const someRegion = fc.constantFrom(...regions);

describe('a client’s communication preference', () => {
  it('[ACCT-03] a client’s communication preference can be anything that leads to the client', () => {
    for (const region of regions) expect(checkCommunication(region, everything, reachable)).toEqual([]);
  });

  it('[ACCT-03] needs an e-mail address for e-mails, Taiwan’s statements among them, and a mobile number for messages and calls', () => {
    expect(checkCommunication('TW', everything, {})).toEqual([
      'statements',
      'contractNotes',
      'news-email',
      'news-sms',
      'news-telephone',
    ]);
    expect(checkCommunication('TW', everything, { email: 'a@b' })).toEqual(['news-sms', 'news-telephone']);
    expect(newsChannels.filter((channel) => canReachBy(channel, { email: ' ', mobile: '' }))).toEqual(['post']);
  });

  it('[ACCT-03, I18N-01] a client’s communication preference is written in a language of the region, its own first', () => {
    expect(regions.map((region) => [region, ...letterLanguagesIn(region)])).toEqual([
      ['HK', 'zh_HK', 'en_US'],
      ['TW', 'zh_TW', 'en_US'],
    ]);
    expect(checkCommunication('TW', { ...everything, language: 'zh_HK' }, reachable)).toEqual(['language']);
    expect(checkCommunication('HK', { ...everything, language: 'zh_TW' }, reachable)).toEqual(['language']);
  });

  it('[ACCT-03] a client’s communication preference is by e-mail where that reaches the client, and no news, until the client says so', () => {
    const news = { email: false, sms: false, telephone: false, post: false };
    expect(defaultCommunication('HK', reachable)).toEqual({
      language: 'zh_HK',
      statements: 'email',
      contractNotes: 'email',
      news,
    });
    expect(defaultCommunication('TW', { mobile: '09' })).toEqual({
      language: 'zh_TW',
      statements: 'post',
      contractNotes: 'post',
      news,
    });
  });

  it('[ACCT-03] a client’s usual communication preference can always be kept', () => {
    fc.assert(
      fc.property(someRegion, contacts, (region, contact) => {
        expect(checkCommunication(region, defaultCommunication(region, contact), contact)).toEqual([]);
      }),
    );
  });

  it('[ACCT-03] taking a consent back never brings a problem, and takes away at most that consent’s', () => {
    fc.assert(
      fc.property(
        ...([someRegion, arbitraryCommunicationPreferences, contacts, fc.constantFrom(...newsChannels)] as const),
        (region, wish, contact, channel) => {
          const before = checkCommunication(region, wish, contact);
          const after = checkCommunication(region, { ...wish, news: { ...wish.news, [channel]: false } }, contact);
          expect(after).toEqual(before.filter((problem) => problem !== `news-${channel}`));
        },
      ),
    );
  });

  it('[ACCT-03] a way that reaches the client is never a problem, and more ways to do so never bring one', () => {
    fc.assert(
      fc.property(someRegion, arbitraryCommunicationPreferences, contacts, (region, wish, contact) => {
        const problems = checkCommunication(region, wish, contact);
        const withMore = checkCommunication(region, wish, { ...contact, ...reachable });
        expect(withMore.every((problem) => problem === 'language' && problems.includes(problem))).toBe(true);
        const byPost = { ...wish, statements: 'post', contractNotes: 'post' } as const;
        expect(checkCommunication(region, byPost, contact)).not.toContain('statements');
      }),
    );
  });

  it('[ACCT-03] a client’s communication preference is the same exactly when every part of it is', () => {
    fc.assert(
      fc.property(arbitraryCommunicationPreferences, arbitraryCommunicationPreferences, (one, other) => {
        expect(isSameCommunication(one, structuredClone(one))).toBe(true);
        expect(isSameCommunication(one, other)).toBe(isSameCommunication(other, one));
        expect(isSameCommunication(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});
