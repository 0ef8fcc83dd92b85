import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountRemindersFor } from '../../../domain/notices/account-reminder';
import { emptyAnnouncementDocument } from '../../../domain/notices/notice-document';
import { type AnnouncementWithDocument, shownAnnouncements } from '../../../domain/notices/shown-announcements';
import { tipsIn } from '../../../domain/notices/tip';
import { riskAlerts } from '../../../domain/suitability/risk/risk-alert';
import { riskAlertIn } from '../../../domain/suitability/risk/risk-alert-in';

const announcement = (
  position: number,
  document: Partial<AnnouncementWithDocument['document']>,
  rest: Partial<AnnouncementWithDocument> = {},
): AnnouncementWithDocument => ({
  headerText: `H${String(position)}`,
  descText: '',
  position,
  ...rest,
  document: { ...emptyAnnouncementDocument, ...document },
});
const says = { title: 'T', longDescription: 'L' };
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

describe('the announcements shown', () => {
  it('[SHAPE-04, SHAPE-05] come highest position first in Hong Kong, lowest first in Taiwan', () => {
    const list = [2, 3, 1].map((position) => announcement(position, { ...says, title: String(position) }));
    expect(titles(shownAnnouncements('HK', 'en_US', list))).toEqual(['3', '2', '1']);
    expect(titles(shownAnnouncements('TW', 'zh_TW', list))).toEqual(['1', '2', '3']);
  });

  it('[SHAPE-06, CONFLICT-61] need a long description in Taiwan, and any word of their own in Hong Kong', () => {
    const list = [announcement(1, { title: 'short' }), announcement(2, { shortDescription: 's' }), announcement(3, {})];
    expect(titles(shownAnnouncements('HK', 'en_US', list))).toEqual(['H2', 'short']);
    expect(shownAnnouncements('TW', 'zh_TW', list)).toEqual([]);
    expect(shownAnnouncements('TW', 'zh_TW', [announcement(1, { longDescription: ' ' })])).toEqual([]);
  });

  it('[ENT-33, ENT-34] take from the list what their document leaves open', () => {
    const listed = { headerURL: '/eTrading/#/a', announceDate: '2026-11-20' };
    expect(shownAnnouncements('TW', 'zh_TW', [announcement(1, { longDescription: 'L' }, listed)])).toMatchObject([
      { title: 'H1', url: '/eTrading/#/a', date: '2026-11-20' },
    ]);
    const own = { ...says, url: '/b', date: '2026-01-01' };
    expect(shownAnnouncements('TW', 'zh_TW', [announcement(1, own, listed)])).toMatchObject([own]);
  });

  it('[ENT-33] the announcements shown are those of the client’s language, or of none', () => {
    const list = [
      announcement(1, { ...says, title: 'E' }, { locale: 'en_US' }),
      announcement(2, { ...says, title: '中' }, { locale: 'zh_HK' }),
      announcement(3, { ...says, title: 'any' }),
    ];
    expect(titles(shownAnnouncements('HK', 'zh_HK', list))).toEqual(['any', '中']);
  });
});

describe('the reminders about an account', () => {
  const flagged = new Set(['invalid-address', 'create-username'] as const);

  it('[MSG-17, OPEN-51, OPEN-87] the reminders about an account are the change of password until it is dismissed, and those flagged', () => {
    const facts = { passwordChangeReminder: true, isPasswordDismissed: false, flagged };
    expect(accountRemindersFor(facts)).toEqual(['password-change', 'create-username', 'invalid-address']);
    expect(accountRemindersFor({ ...facts, isPasswordDismissed: true })).toEqual([
      'create-username',
      'invalid-address',
    ]);
    const none = { passwordChangeReminder: undefined, isPasswordDismissed: false, flagged: new Set<never>() };
    expect(accountRemindersFor(none)).toEqual([]);
  });
});

describe('a client’s risk alert', () => {
  it('[SHELL-14, SUIT-26, SUIT-30..32] a client’s risk alert is that of the first of the client’s records that has one', () => {
    for (const kycStatus of riskAlerts) expect(riskAlertIn([{}, { kycStatus }, { kycStatus: 'N' }])).toBe(kycStatus);
    expect(riskAlertIn([{}, {}])).toBeUndefined();
    expect(riskAlertIn([])).toBeUndefined();
  });
});

describe('tips', () => {
  const text = (header: string, description = '') => ({ header, description, target: '_blank' });

  it('[MSG-15] come by position in the client’s language, silent ones left out', () => {
    const tips = [
      { position: 2, locales: { en_US: text('', 'two') } },
      { position: 3, locales: { zh_HK: text('三') } },
      { position: 1, locales: { en_US: text('one') } },
      { position: 0, locales: { en_US: text('') } },
    ];
    expect(tipsIn('en_US', tips)).toEqual([
      { ...text('one'), position: 1 },
      { ...text('', 'two'), position: 2 },
    ]);
  });

  it('[ENT-37] tips have in each language a header, a link, where it opens, a description and a picture', () => {
    const english = { header: 'Spread', link: '/a', target: '_self', description: 'Over time.', image: '/a.png' };
    const chinese = { header: '分散', link: '/b', target: '_blank', description: '分批投資。', image: '/b.png' };
    const tips = [{ position: 3, locales: { en_US: english, zh_HK: chinese } }];
    expect(tipsIn('en_US', tips)).toEqual([{ ...english, position: 3 }]);
    expect(tipsIn('zh_HK', tips)).toEqual([{ ...chinese, position: 3 }]);
    expect(tipsIn('zh_TW', tips)).toEqual([]);
  });

  it('[MSG-15] tips are as many as say something, whatever their order', () => {
    const tip = fc.record({ position: fc.integer(), header: fc.string(), description: fc.string() });
    fc.assert(
      fc.property(fc.array(tip), (list) => {
        const tips = list.map(({ position, ...words }) => ({ position, locales: { zh_TW: { ...words, target: '' } } }));
        const shown = tipsIn('zh_TW', tips);
        expect(shown).toHaveLength(list.filter(({ header, description }) => header + description !== '').length);
        expect(shown.map(({ position }) => position)).toEqual(
          shown.map(({ position }) => position).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
