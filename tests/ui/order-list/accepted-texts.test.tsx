import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { orderNotesVersion } from '../../../config/order-notes-version';
import type { Extension } from '../../../contract/extensions';
import { type Language, languageTag } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const sentTexts = z.object({
  acceptedTexts: z.optional(
    z.object({
      version: z.string(),
      texts: z.array(z.object({ code: z.string(), title: z.string(), text: z.string() })),
    }),
  ),
});

type Opened = {
  readonly extensions?: readonly Extension[];
  readonly language?: Language;
  /** The texts that the tab remembers as accepted. */
  readonly kept?: string;
  /** The orders as the tab remembers them. */
  readonly order?: string;
  /** True if the papers of funds can't be loaded. */
  readonly withoutDocuments?: boolean;
  /** True if the server's terms are of another version than the page's. */
  readonly refuses?: boolean;
};

const words = {
  zh_TW: { read: '閱讀全文：', accept: /^已閱讀並同意「(.*)」$/, fund: /^適用基金：/m },
  zh_HK: { read: '閱讀全文：', accept: /^本人已閱讀並同意「(.*)」$/, fund: /^適用的基金：/m },
  en_US: { read: 'Read the text: ', accept: /^I have read and accept “(.*)”$/, fund: /^Applies to: /m },
} as const satisfies Record<Language, object>;

const boxes = () => portal.all<HTMLInputElement>('[data-testid=order-notes] input');

const withPapers = ['accepted-texts', 'fund-records', 'order-entry'] as const;

const documentsToRead = () => portal.all<HTMLAnchorElement>('[data-testid=documents-to-read] a');

const ticked = () => boxes().filter(({ checked }) => checked).length;

/** Opens the prepared list; answers what is submitted of its texts, as it comes. */
async function open({
  extensions = ['accepted-texts', 'order-entry'],
  language = 'zh_TW',
  kept,
  order,
  withoutDocuments = false,
  refuses = false,
}: Opened = {}) {
  const sent: unknown[] = [];
  await portal.open({
    block: { region: 'TW', profile: 'standalone', extensions: [...extensions], languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language,
    kept: { ...(kept === undefined ? {} : { orderConfirm: kept }), ...(order === undefined ? {} : { order }) },
    answer: ({ name, body }) => {
      if (name === 'FundDocuments' && withoutDocuments) return answer(500, '');
      if (name !== 'urlSubmit') return undefined;
      sent.push(JSON.parse(body ?? ''));
      return refuses ? answer(400, refusal('ORDER_TERMS_CHANGED')) : answer(200, {});
    },
  });
  (await portal.find('[data-testid=order-actions] button')).click();
  await portal.find('[data-testid=order-notes] input');
  await eventually(() => expect(portal.inFlight).toBe(0));
  return sent;
}

function acceptAll(): void {
  for (const box of boxes()) if (!box.checked) box.click();
}

/** Returns the texts as they stand on the screen. */
const shownTexts = (language: Language) =>
  portal.all('[data-testid=note-text]').map((text) => {
    const label = text.closest('li')?.querySelector('label')?.textContent ?? '';
    return {
      title: words[language].accept.exec(label)?.[1],
      text: Array.from(text.querySelectorAll('p'), ({ textContent }) => textContent).join('\n'),
    };
  });

/** Submits the list; answers what was sent of its texts. */
async function submit(sent: readonly unknown[]) {
  await portal.find('[data-testid=order-password] input');
  portal.type('[data-testid=order-password] input', 'trade7316');
  (await portal.find('[data-testid=order-password] button[type=submit]')).click();
  await eventually(() => expect(sent).toHaveLength(1));
  return sentTexts.parse(sent[0]).acceptedTexts;
}

describe('the texts that a client accepts before an order', () => {
  it.each([
    ['zh_TW', 'en_US'],
    ['en_US', 'zh_HK'],
    ['zh_HK', 'zh_TW'],
  ] as const)(
    '[TRADE-24, TRADE-65, OPEN-40] the texts are sent as they stood on the screen when they were accepted, which a change of language begins anew: %s, then %s',
    async (first, second) => {
      const sent = await open({ language: first });
      acceptAll();
      await eventually(() => expect(ticked()).toBe(boxes().length));
      expect(shownTexts(first).every(({ title, text }) => title !== undefined && text.length > 10)).toBe(true);
      (await portal.find(`button[lang="${languageTag(second, 'html')}"]`)).click();
      await eventually(() => expect(ticked()).toBe(0));
      await eventually(() => expect(portal.inFlight).toBe(0));
      acceptAll();
      const shown = shownTexts(second);
      expect(shown.some(({ text }) => words[second].fund.test(text))).toBe(true);
      const texts = await submit(sent);
      expect(texts?.version).toBe(orderNotesVersion);
      expect(texts?.texts.map(({ title, text }) => ({ title, text }))).toEqual(shown);
      expect(texts?.texts.map(({ code }) => code)).toContain('product-risk');
    },
  );

  it('[TRADE-24, TRADE-62, TRADE-65] a text that names another fund than it did is to be accepted anew, the others stay so', async () => {
    const sent = await open();
    const [card] = portal.all('[data-testid=order-card]');
    Array.from(card?.querySelectorAll('button') ?? [])
      .find(({ textContent }) => textContent.startsWith('移除'))
      ?.click();
    await eventually(() => expect(portal.inFlight).toBe(0));
    acceptAll();
    await eventually(() => expect(ticked()).toBe(boxes().length));
    const before = shownTexts('zh_TW');
    (await portal.find('button', /^加回/)).click();
    await eventually(() => expect(shownTexts('zh_TW')).not.toEqual(before));
    await eventually(() => expect(portal.inFlight).toBe(0));
    const after = shownTexts('zh_TW');
    const kept = after.map(({ text }) => before.some((one) => one.text === text));
    expect(new Set(kept)).toEqual(new Set([true, false]));
    await eventually(() => expect(boxes().map(({ checked }) => checked)).toEqual(kept));
    acceptAll();
    expect((await submit(sent))?.texts.map(({ title, text }) => ({ title, text }))).toEqual(after);
  });

  it('[TRADE-24, TRADE-64, TRADE-65] a text that was accepted before a reload stays accepted, one that reads differently now does not', async () => {
    await open();
    acceptAll();
    await eventually(() => expect(ticked()).toBe(boxes().length));
    const shown = shownTexts('zh_TW');
    const kept = z.string().parse(JSON.parse(sessionStorage.getItem('etrading.orderConfirm') ?? ''));
    const sent = await open({ kept });
    await eventually(() => expect(ticked()).toBe(boxes().length));
    expect((await submit(sent))?.texts.map(({ title, text }) => ({ title, text }))).toEqual(shown);
    const [, risk] = shown;
    const changed = await open({ kept: kept.replace(risk?.text ?? '', '基金淨值可能上漲。') });
    await eventually(() => expect(boxes().map(({ checked }) => checked)).toEqual(shown.map((text) => text !== risk)));
    expect(portal.all('[data-testid=order-password] input')).toEqual([]);
    expect(changed).toEqual([]);
  });

  it.each([
    ['zh_TW', /^「.+」的公開說明書（2026\/05\/14）$/, /^「.+」的投資人須知（2026\/08\/17）$/],
    ['zh_HK', /^「.+」的銷售文件（2026\/05\/14）$/, /^「.+」的產品資料概要（2026\/08\/17）$/],
    ['en_US', /^Offering document of “.+”, 14 May 2026$/, /^Product key facts of “.+”, 17 Aug 2026$/],
  ] as const)(
    '[TRADE-81, TRADE-65, FUND-16, OPEN-40] the risk statement leads to the papers of each fund with their days, which are sent with its text: %s',
    async (language, prospectus, keyFacts) => {
      const sent = await open({ language, extensions: [...withPapers] });
      const papers = documentsToRead();
      expect(papers.length).toBeGreaterThanOrEqual(4);
      expect(
        papers.map(({ textContent }, place) => (place % 2 === 0 ? prospectus : keyFacts).test(textContent)),
      ).toEqual(papers.map(() => true));
      expect(new Set(papers.map(({ textContent }) => textContent)).size).toBe(papers.length);
      for (const { target, pathname } of papers) {
        expect(target).toBe('_blank');
        expect(pathname).toMatch(/^\/accountOpening\/fundDocuments\//);
      }
      acceptAll();
      const texts = await submit(sent);
      const statement = texts?.texts.find(({ code }) => code === 'product-risk')?.text;
      expect(statement?.split('\n').slice(1)).toEqual(papers.map(({ textContent }) => textContent));
    },
  );

  it('[TRADE-81, FUND-16, OPEN-59] papers that can’t be loaded, or that the server has none of, stop no order', async () => {
    for (const how of [{ extensions: [...withPapers], withoutDocuments: true }, {}]) {
      const sent = await open(how);
      expect(documentsToRead()).toEqual([]);
      acceptAll();
      expect((await submit(sent))?.texts.map(({ code }) => code)).toContain('product-risk');
    }
  });

  it('[TRADE-65, OPEN-59] the texts stay here where the server keeps none', async () => {
    const sent = await open({ extensions: ['order-entry'] });
    acceptAll();
    expect(await submit(sent)).toBeUndefined();
  });

  it('[TRADE-82..84, TRADE-106..109] notes that warn the client are read at once, and the terms after a press', async () => {
    await open();
    const folded = (title: string) =>
      portal
        .all('[data-testid=order-notes] li')
        .filter((line) => line.querySelector('label')?.textContent.includes(title))
        .map((line) => line.querySelector('details') !== null);
    expect(['RR5 高風險說明', '風險高於您的屬性', '基金風險預告書', '基金申購注意事項'].map(folded)).toEqual([
      [false],
      [false],
      [true],
      [true],
    ]);
  });
});

const changed = {
  zh_TW:
    '您開啟本頁後，同意事項已更新，因此尚未送出任何委託。您填寫的內容已保留。請重新載入本頁，閱讀並同意新的事項後再送出。',
  zh_HK:
    '您開啟本頁後，須同意的事項已更新，因此沒有提交任何指示。您輸入的內容已保留。請重新載入本頁，閱讀並同意新的事項，然後再次提交。',
  en_US:
    'The terms have changed since you opened this page, so nothing was submitted. Your entries are kept. Reload the page, read and accept the new terms, then submit again.',
} as const satisfies Record<Language, string>;

/** The draft of the list that the tab remembers, as a reload would find it. */
const remembered = (name: string): string =>
  z.string().parse(JSON.parse(sessionStorage.getItem(`etrading.${name}`) ?? ''));

const removeFirst = () =>
  Array.from(portal.all('[data-testid=order-card]')[0]?.querySelectorAll('button') ?? [])
    .find(({ textContent }) => textContent.startsWith('移除'))
    ?.click();

const reloadButton = () => portal.all<HTMLButtonElement>('[data-testid=terms-changed] button')[0];

describe('terms that change while a page is open', () => {
  it.each(['zh_TW', 'zh_HK', 'en_US'] as const)(
    '[TRADE-24, TRADE-65, OPEN-40, OPEN-76] a list that is refused for its terms says so in words, takes no password and leads to the new terms: %s',
    async (language) => {
      const sent = await open({ language, refuses: true });
      acceptAll();
      await submit(sent);
      await portal.find('[data-testid=terms-changed] [role=alert]', changed[language]);
      expect(portal.all('[data-testid=order-password]')).toEqual([]);
      expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual(boxes().map(() => [false, true]));
      const isAsked = vi.fn<(address: string) => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
      vi.stubGlobal('fetch', isAsked);
      reloadButton()?.click();
      await eventually(() => expect(isAsked.mock.calls[0]?.[0]).toBe(`/eTrading/v2${orderLinks.TW}`));
    },
  );

  it('[TRADE-24, TRADE-64, TRADE-65, API-90] what was entered stays over the reload, all is accepted anew, and the list is sent once', async () => {
    const refused = await open({ refuses: true });
    removeFirst();
    await eventually(() => expect(portal.inFlight).toBe(0));
    acceptAll();
    await submit(refused);
    await portal.find('[data-testid=terms-changed]');
    const [kept, order] = [remembered('orderConfirm'), remembered('order')];
    const sent = await open({ kept, order });
    expect([portal.all('[data-testid=order-removed]').length, ticked()]).toEqual([1, 0]);
    expect(portal.all('[data-testid=terms-changed]')).toEqual([]);
    acceptAll();
    expect((await submit(sent))?.version).toBe(orderNotesVersion);
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect(sent).toHaveLength(1);
  });

  it('[TRADE-24, TRADE-64, OPEN-40] what was accepted of terms of another version is to be accepted anew', async () => {
    await open();
    acceptAll();
    await eventually(() => expect(ticked()).toBe(boxes().length));
    const kept = remembered('orderConfirm');
    await open({ kept });
    await eventually(() => expect(ticked()).toBe(boxes().length));
    await open({ kept: kept.replace(`{"version":"${orderNotesVersion}"}`, '{"version":"older"}') });
    expect([ticked(), boxes().length > 0]).toEqual([0, true]);
  });
});
