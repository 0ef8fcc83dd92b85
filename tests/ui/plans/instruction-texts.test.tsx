import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { type Extension, recordedExtensions } from '../../../contract/extensions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { dividendFund, sampleDividend } from '../support/sample-dividend';
import { planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const sentBody = z.object({
  acceptedTexts: z.optional(
    z.object({
      version: z.string(),
      texts: z.array(z.object({ code: z.string(), title: z.string(), text: z.string() })),
    }),
  ),
});

type Opened = {
  readonly region: Region;
  readonly route: string;
  readonly language: Language;
  readonly given: Readonly<Record<string, TransportAnswer>>;
  /** True if the server keeps no texts of instructions. */
  readonly keepsNone?: boolean;
};

const open = ({ region, route, language, given, keepsNone = false }: Opened) => {
  const extensions: readonly Extension[] = recordedExtensions.filter(
    (name) => !keepsNone || name !== 'instruction-texts',
  );
  return portal.open({
    block: {
      region,
      profile: 'standalone',
      hotline: '2000 1234',
      languages: region === 'TW' ? ['zh_TW', 'en_US'] : ['en_US', 'zh_HK'],
      extensions: [...extensions],
    },
    route,
    language,
    answer: ({ name }) => given[name],
  });
};

const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();

/** The texts that a call was sent with, once it went. */
async function sentWith(call: string) {
  const sent = () => portal.requests.filter(({ name }) => name === call);
  await eventually(() => expect(sent()).toHaveLength(1));
  return sentBody.parse(JSON.parse(sent()[0]?.body ?? '')).acceptedTexts;
}

/** The texts of the notes as they stand on the screen. */
const shownTexts = () =>
  portal.all('[data-testid=note-text]').map((text) => {
    const papers = text.closest('li')?.querySelectorAll('[data-testid=documents-to-read] a') ?? [];
    return [...text.querySelectorAll('p'), ...papers].map(({ textContent }) => textContent).join('\n');
  });

async function acceptAll(): Promise<void> {
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all<HTMLInputElement>('[data-testid=order-notes] input')) if (!box.checked) box.click();
}

async function sendWithSecret(secret: string): Promise<void> {
  await portal.find('[data-testid=order-password] button[aria-busy=false]');
  portal.type('[data-testid=order-password] input', secret);
  await click('[data-testid=order-password] button[aria-busy=false]');
}

const termsChanged = answer(400, refusal('ORDER_TERMS_CHANGED'));

const paused = {
  ...samplePlan,
  version: 2,
  upcoming: [],
  changes: [
    planStart,
    { ...planStart, kind: 'pause', fromMonth: '2026-03', amount: null, days: null, status: 'SUSPENDED' },
  ],
};

describe('the text by which a client changes a plan', () => {
  const openPlans = (given: Opened['given'], more: Partial<Opened> = {}) =>
    open({
      region: 'HK',
      route: '/plans',
      language: 'en_US',
      given: { planSchedules: answer(200, [samplePlan]), ...given },
      ...more,
    });

  const sentences = {
    en_US: {
      pause: 'Pause',
      go: 'Pause plan',
      title: 'Pause this plan?',
      text: 'Nothing will be debited from 10 Mar 2026 until you resume the plan.',
      changed:
        'The terms have changed since you opened this page, so nothing was submitted. Reload the page, read the new terms, then start again.',
    },
    zh_HK: {
      pause: '暫停',
      go: '暫停計劃',
      title: '暫停此計劃？',
      text: '由 2026/03/10 起不會扣款，直至您恢復計劃。',
      changed: '您開啟本頁後，須同意的事項已更新，因此沒有提交任何指示。請重新載入本頁，閱讀新的事項，然後重新開始。',
    },
  } as const;

  it.each(['en_US', 'zh_HK'] as const)(
    '[TRADE-65, RSP-09, OPEN-40] the text of a pause is sent as the dialog says it, in the language that is read: %s',
    async (language) => {
      await openPlans({ changePlan: answer(200, paused) }, { language });
      await click('[data-testid=plan-actions] button', sentences[language].pause);
      const text = (await portal.find('dialog p', /2026/)).textContent;
      await click('dialog button[type=submit]');
      expect(await sentWith('changePlan')).toEqual({
        version: orderNotesVersion,
        texts: [{ code: 'plan-change', title: sentences[language].title, text }],
      });
      expect(text).toBe(sentences[language].text);
    },
  );

  it('[TRADE-65, OPEN-59] no text is sent where the server keeps none', async () => {
    await openPlans({ changePlan: answer(200, paused) }, { keepsNone: true });
    await click('[data-testid=plan-actions] button', 'Pause');
    await click('dialog button[type=submit]');
    expect(await sentWith('changePlan')).toBeUndefined();
  });

  it.each(['en_US', 'zh_HK'] as const)(
    '[TRADE-65, OPEN-40, OPEN-76] a change that is refused for its terms says so, and leads to the new ones: %s',
    async (language) => {
      await openPlans({ changePlan: termsChanged }, { language });
      await click('[data-testid=plan-actions] button', sentences[language].pause);
      await click('dialog button[type=submit]');
      await portal.find('dialog [data-testid=terms-changed]', new RegExp(sentences[language].changed.slice(0, 20)));
      expect(portal.textsOf('dialog [data-testid=terms-changed] [role=alert]')).toEqual([sentences[language].changed]);
      expect(portal.all('dialog button[type=submit]')).toEqual([]);
      expect(portal.all('dialog [data-testid=terms-changed] button')).toHaveLength(1);
    },
  );
});

describe('the texts accepted for dividends', () => {
  const reinvested = {
    ...sampleDividend,
    version: 1,
    reInvestmentFund: dividendFund('TW0002', '乙基金'),
    changes: [{ at: '2026-03-04T02:00:00.000Z', reInvestmentFund: dividendFund('TW0002', '乙基金') }],
  };

  async function review(given: Opened['given'], more: Partial<Opened> = {}): Promise<void> {
    await open({
      region: 'TW',
      route: '/plans/dividends',
      language: 'zh_TW',
      given: { dividendInstructions: answer(200, [sampleDividend]), ...given },
      ...more,
    });
    await click('[data-testid=dividend-card] button', '變更');
    await click('#dividend-way-reinvest');
    await portal.find('[data-testid=place-order-search] input');
    portal.type('[data-testid=place-order-search] input', 'TW0002');
    await click('[data-testid=place-order-search] [role=option]', /TW0002/);
    await click('button', '下一步：核對內容');
    await acceptAll();
  }

  it('[TRADE-65, LINK-32, OPEN-40] the texts are sent as they stood on the screen, with their version', async () => {
    await review({ instructDividend: answer(200, reinvested) });
    const shown = shownTexts();
    expect(shown.length).toBeGreaterThan(1);
    await sendWithSecret('trade7316');
    const texts = await sentWith('instructDividend');
    expect(texts?.version).toBe(orderNotesVersion);
    expect(texts?.texts.map(({ text }) => text)).toEqual(shown);
    expect(texts?.texts.map(({ code }) => code)).toContain('product-risk');
  });

  it('[TRADE-65, OPEN-59] no texts are sent where the server keeps none', async () => {
    await review({ instructDividend: answer(200, reinvested) }, { keepsNone: true });
    await sendWithSecret('trade7316');
    expect(await sentWith('instructDividend')).toBeUndefined();
  });

  it('[TRADE-65, OPEN-40, OPEN-76] an instruction that is refused for its terms takes all consents back and no password, and leads to the new ones', async () => {
    await review({ instructDividend: termsChanged });
    await sendWithSecret('trade7316');
    await portal.find(
      '[data-testid=terms-changed] [role=alert]',
      /^您開啟本頁後，同意事項已更新，因此尚未送出任何內容。/,
    );
    const boxes = portal.all<HTMLInputElement>('[data-testid=order-notes] input');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual(boxes.map(() => [false, true]));
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
  });
});
