import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { announcementFields, toAnnouncements } from '../../../adapters/http/notices/announcements';
import { messageFields, toMessages } from '../../../adapters/http/notices/message-fields';
import { parseBody } from '../../../adapters/http/parse-body';
import { readAnnouncementDocument, readNoticeDocument } from '../../../adapters/http/read-notice-document';
import { readPromotionList } from '../../../adapters/rest/notices/read-promotion-list';
import { readTips } from '../../../adapters/rest/read-tips';
import { sortAnnouncements } from '../../../domain/notices/announcements';
import { messageTypes } from '../../../domain/notices/message';
import { emptyAnnouncementDocument } from '../../../domain/notices/notice-document';

const readMessage = parseBody(z.object({ message: z.optional(z.nullable(messageFields)) }), ({ message }) =>
  toMessages(message),
);

const readAnnouncements = parseBody(z.object({ announcements: announcementFields }), ({ announcements }) =>
  toAnnouncements(announcements).map(({ document: _, ...announcement }) => announcement),
);

const malformed = { ok: false, error: { kind: 'malformed' } };

const elements =
  '<title>T &amp; U</title><short_description>S</short_description><long_description>L</long_description>' +
  '<disclaimers>D</disclaimers><image>/i.png</image><url>/eTrading/v2/</url><label>More</label><full_view>Y</full_view>';
const promotionXml = `<promotion>${elements}</promotion>`;
const announcementXml = `<announcement>${elements}<date>2026-11-20</date></announcement>`;

const document = {
  title: 'T & U',
  shortDescription: 'S',
  longDescription: 'L',
  disclaimers: 'D',
  image: '/i.png',
  url: '/eTrading/v2/',
  label: 'More',
  fullView: true,
};

describe('a document', () => {
  it('[ENT-36, MSG-09] a document of a promotion has every element read', () => {
    expect(readNoticeDocument(promotionXml)).toStrictEqual(document);
  });

  it('[ENT-36, MSG-10] a document of an announcement has a date as well', () => {
    expect(readAnnouncementDocument(announcementXml)).toStrictEqual({ ...document, date: '2026-11-20' });
  });

  it('[ENT-36] a document is shown whole for Y or true alone', () => {
    const full = (text: string) => readNoticeDocument(`<p><full_view>${text}</full_view></p>`)?.fullView;
    expect(['Y', 'y', 'true', 'TRUE', 'N', 'false', '', '1'].map(full)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[ENT-36] says nothing where an element is missing', () => {
    expect(readNoticeDocument('<p></p>')).toStrictEqual({
      title: '',
      shortDescription: '',
      longDescription: '',
      disclaimers: '',
      image: '',
      url: '',
      label: '',
      fullView: false,
    });
  });

  it.each(['', '<p>', '<a/><b/>', 'text', '<!DOCTYPE p><p/>', '<p><title>x</p>'])(
    '[MSG-11, MSG-12, CONFLICT-61] %j is no promotion and an empty announcement',
    (xml) => {
      expect(readNoticeDocument(xml)).toBeUndefined();
      expect(readAnnouncementDocument(xml)).toEqual(emptyAnnouncementDocument);
    },
  );
});

describe('a promotion', () => {
  const wire = { code: 'P1', isHero: true, isSticky: false, isNewClientPromo: true, data: promotionXml };

  it('[ENT-35] a promotion has every field read, its document too', () => {
    expect(readPromotionList('HK')([wire])).toStrictEqual({
      ok: true,
      value: [{ code: 'P1', isHero: true, isSticky: false, isNewClientPromo: true, data: document }],
    });
  });

  it('[ENT-35, OPEN-59] a promotion without flags is neither hero nor sticky nor for new clients', () => {
    const bare = { code: 'P1', data: promotionXml };
    const read = { code: 'P1', isHero: false, isSticky: false, isNewClientPromo: false, data: document };
    expect(readPromotionList('HK')([bare, { ...bare, isHero: null, isSticky: null, isNewClientPromo: null }])).toEqual({
      ok: true,
      value: [read, read],
    });
    expect(readPromotionList('HK')([{ ...bare, isSticky: true }])).toMatchObject({ value: [{ isSticky: true }] });
  });

  it('[CONFLICT-47] a promotion is for new clients in Taiwan by its code', () => {
    const flags = [wire, { ...wire, code: 'ORSO1', isNewClientPromo: false }];
    const read = readPromotionList('TW')(flags);
    expect(read.ok && read.value.map(({ isNewClientPromo }) => isNewClientPromo)).toEqual([false, true]);
  });

  it('[ENT-35, CONFLICT-61] whose document isn’t valid is left out', () => {
    expect(readPromotionList('HK')([{ ...wire, data: '<p>' }])).toEqual({ ok: true, value: [] });
  });

  it.each([null, {}, [{}], [{ ...wire, data: null }], [{ ...wire, isHero: 'Y' }]])(
    '[ENT-35] a promotion isn’t made of %j',
    (list) => {
      expect(readPromotionList('HK')(list)).toEqual(malformed);
    },
  );
});

describe('an announcement', () => {
  const wire = {
    headerText: 'H',
    headerURL: '/eTrading/v2/news',
    descText: 'D',
    locale: 'zh_TW',
    position: 3,
    announceDate: '2026-11-20',
  };
  const read = (...announcements: readonly unknown[]) => readAnnouncements({ announcements });

  it('[ENT-33, ENT-34] an announcement has every field read', () => {
    expect(read(wire)).toStrictEqual({ ok: true, value: [wire] });
  });

  it('[ENT-33, SHAPE-04] that says nothing is empty, and comes last for want of a position', () => {
    const nulls = Object.fromEntries(Object.keys(wire).map((name) => [name, null]));
    const empty = { headerText: '', descText: '', position: NaN };
    expect(read({}, nulls)).toStrictEqual({ ok: true, value: [empty, empty] });
    const answer = read({}, wire);
    expect(answer.ok && sortAnnouncements('HK', answer.value).map(({ headerText }) => headerText)).toEqual(['H', '']);
    expect(read({ ...wire, locale: 'fr_FR' })).toEqual({ ok: true, value: [{ ...wire, locale: undefined }] });
  });

  it.each([null, 'text', { ...wire, position: '3' }, { ...wire, headerText: 5 }])(
    '[ENT-33] an announcement isn’t made of %j',
    (announcement) => {
      expect(read(announcement)).toEqual(malformed);
    },
  );
});

describe('a message', () => {
  const wire = {
    enable: false,
    type: 'TYPHOON',
    values: [
      { code: 'A', value: 'T8' },
      { code: 'B', value: null },
    ],
  };

  it('[ENT-32] a message has every field read, enabled or not', () => {
    expect(readMessage({ message: wire })).toStrictEqual({
      ok: true,
      value: [{ enable: false, type: 'TYPHOON', values: [{ code: 'A', value: 'T8' }, { code: 'B' }] }],
    });
  });

  it('[ENUM-21] a message of each type is read', () => {
    for (const type of messageTypes)
      expect(readMessage({ message: { ...wire, type } })).toMatchObject({ value: [{ type }] });
  });

  it('[ENT-32] a message is none where the server has none', () => {
    expect(readMessage({ message: null })).toEqual({ ok: true, value: [] });
    expect(readMessage({})).toEqual({ ok: true, value: [] });
  });

  it.each([{ ...wire, enable: 'Y' }, { ...wire, type: 'NEWS' }, { ...wire, values: null }, 'T8'])(
    '[ENT-32, ENUM-21] a message isn’t made of %j',
    (message) => {
      expect(readMessage({ message })).toEqual(malformed);
    },
  );
});

describe('a tip', () => {
  it('[ENT-37, MSG-14, MSG-15] a tip has every field read in each language, and opens in a new page by default', () => {
    const text = { header: 'H', link: '/x', target: '_self', description: 'D', image: '/i.png' };
    const locales = { en_US: text, zh_HK: { header: null, link: null, target: '', description: null, image: null } };
    expect(readTips([{ position: 4, locales }])).toStrictEqual({
      ok: true,
      value: [{ position: 4, locales: { en_US: text, zh_HK: { header: '', target: '_blank', description: '' } } }],
    });
  });

  it.each([null, [{}], [{ position: '1', locales: {} }], [{ position: 1, locales: { en_US: 'H' } }]])(
    '[ENT-37] a tip isn’t made of %j',
    (list) => {
      expect(readTips(list)).toEqual(malformed);
    },
  );
});
