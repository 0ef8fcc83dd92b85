import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines, messageTypes, type Message } from '../../../domain/notices/message';
import { emptyAnnouncementDocument } from '../../../domain/notices/notice-document';
import { addedOrderNotes, highRiskNote } from '../../../domain/notices/order-notes';
import { promotionBanner, isForNewClients } from '../../../domain/notices/promotion';
import { sortPromotions } from '../../../domain/notices/promotions';
import { plainText } from '../../../domain/notices/plain-text';
import { tipTarget } from '../../../domain/notices/tip';
import { garbage } from '../../arbitraries/garbage';

const message = (type: Message['type'], texts: readonly (string | undefined)[], enable = true): Message => ({
  enable,
  type,
  values: texts.map((value, index) => ({ code: String(index), value })),
});

const types = [
  'MAINTENANCE',
  'TYPHOON',
  'PRELOGIN_NEWS',
  'DISCLAIMER',
  'SIDE_BAR_PROMOTION',
  'RIGHT_DIFF_NOTES',
  'FUND_HIGH_RISK_MESSAGE',
] as const;

describe('messages', () => {
  it('[ENUM-21] messages have one of seven types', () => {
    expect(messageTypes).toEqual(types);
  });

  it('[ENT-32, MSG-07] say their texts in order while enabled, and nothing that is blank', () => {
    const messages = [
      message('TYPHOON', ['T8', undefined, ' \n', 'stay home']),
      message('MAINTENANCE', ['at night']),
      message('TYPHOON', ['over'], false),
      message('TYPHOON', ['T9']),
    ];
    expect(splitLines(messages, 'TYPHOON')).toEqual(['T8', 'stay home', 'T9']);
    expect(splitLines(messages, 'MAINTENANCE')).toEqual(['at night']);
    expect(splitLines(messages, 'DISCLAIMER')).toEqual([]);
  });

  it('[OPEN-86] the asset manager’s own note on high risk stands in place of the built-in one', () => {
    const builtIn = ['This fund is rated RR5.'];
    const own = [message('FUND_HIGH_RISK_MESSAGE', ['Mind the risk.', 'Really.'])];
    expect(highRiskNote(own, builtIn)).toEqual(['Mind the risk.', 'Really.']);
    for (const silent of [
      [],
      [message('FUND_HIGH_RISK_MESSAGE', ['Mind the risk.'], false)],
      [message('FUND_HIGH_RISK_MESSAGE', [undefined, ' '])],
      [message('RIGHT_DIFF_NOTES', ['Mind the risk.'])],
    ])
      expect(highRiskNote(silent, builtIn)).toEqual(builtIn);
  });

  it('[OPEN-86] the notes on different rights are added to those of an order while enabled', () => {
    const notes = message('RIGHT_DIFF_NOTES', ['Rights differ by class.']);
    expect(addedOrderNotes([message('FUND_HIGH_RISK_MESSAGE', ['x']), notes])).toEqual(['Rights differ by class.']);
    expect(addedOrderNotes([{ ...notes, enable: false }])).toEqual([]);
    expect(addedOrderNotes([])).toEqual([]);
  });

  it('[ENT-32, OPEN-86] say nothing while none is enabled, whatever they hold', () => {
    const anything = fc.array(
      fc.record({ type: fc.constantFrom(...types), texts: fc.array(fc.option(garbage, { nil: undefined })) }),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom(...types), (list, type) => {
        const off = list.map((each) => message(each.type, each.texts, false));
        expect([...splitLines(off, type), ...addedOrderNotes(off), ...highRiskNote(off, [])]).toEqual([]);
        const on = list.map((each) => message(each.type, each.texts));
        expect(types.flatMap((each) => splitLines(on, each))).toHaveLength(
          list.flatMap(({ texts }) => texts.filter((text) => text?.trim())).length,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a promotion', () => {
  it('[CONFLICT-47, ENT-35] a promotion is for new clients by its code in Taiwan, by its field in Hong Kong', () => {
    const byCode = { code: 'TW_NEW_1', isNewClientPromo: false };
    const byField = { code: '7', isNewClientPromo: true };
    expect([isForNewClients('TW', byCode), isForNewClients('TW', byField)]).toEqual([true, false]);
    expect([isForNewClients('HK', byCode), isForNewClients('HK', byField)]).toEqual([false, true]);
  });

  it('[OPEN-86, ENT-35] a promotion is a large banner as a hero, and can’t be dismissed when sticky', () => {
    expect(promotionBanner({ isHero: true, isSticky: false })).toEqual({ size: 'large', dismissible: true });
    expect(promotionBanner({ isHero: false, isSticky: true })).toEqual({ size: 'ordinary', dismissible: false });
  });

  it('[OPEN-86, SHAPE-03] a promotion has its place by its code, hero or not, sticky or not', () => {
    const promotion = fc.record({
      code: fc.nat({ max: 30 }).map((number) => `P${number}`),
      isHero: fc.boolean(),
      isSticky: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(promotion), (list) => {
        const plain = list.map(({ code }, index) => ({ code, index }));
        const places = sortPromotions(list.map((each, index) => ({ ...each, index }))).map(({ index }) => index);
        expect(places).toEqual(sortPromotions(plain).map(({ index }) => index));
      }),
    );
  });

  it('[SHAPE-03, OPEN-28] a promotion with leading zeros in its number stands where the number does', () => {
    const codes = ['P010', 'P9', 'P0', 'P000', 'P00011', 'P2'];
    expect(sortPromotions(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
      'P0',
      'P000',
      'P2',
      'P9',
      'P010',
      'P00011',
    ]);
  });

  it('[SHAPE-03] a promotion with a number of a million digits is no work', () => {
    const codes = ['9'.repeat(1_000_000), '8'.repeat(1_000_000), `0${'8'.repeat(999_999)}`];
    const start = process.cpuUsage();
    const sorted = sortPromotions(codes.map((code) => ({ code })));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100);
    expect(sorted.map(({ code }) => code.slice(0, 2))).toEqual(['08', '88', '99']);
  });
});

describe('a tip', () => {
  it('[MSG-14] opens in a new page unless the server says where', () => {
    expect([undefined, '', '_self', 'help'].map(tipTarget)).toEqual(['_blank', '_blank', '_self', 'help']);
  });
});

describe('a document', () => {
  it('[CONFLICT-61, ENT-36] a document of an announcement that isn’t valid says nothing at all', () => {
    const { fullView, ...texts } = emptyAnnouncementDocument;
    expect(fullView).toBe(false);
    expect(texts).toEqual({
      title: '',
      shortDescription: '',
      longDescription: '',
      disclaimers: '',
      image: '',
      url: '',
      label: '',
      date: '',
    });
  });
});

describe('a very long text', () => {
  it('a very long text is cut without reading all of it', () => {
    const limits = { maxLength: 10, maxLines: 3 };
    expect(plainText(`${'\u202e'.repeat(499)}ab`, limits)).toBe('a');
    expect(plainText(`${'\u202e'.repeat(500)}ab`, limits)).toBe('');
    const start = process.cpuUsage();
    plainText('a\t\r\u202e'.repeat(1_000_000));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(50);
  });
});
