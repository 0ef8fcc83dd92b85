import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { orderNotesVersion } from '../../../config/order-notes-version';
import type { Extension } from '../../../contract/extensions';
import { answer } from '../../adapters/support/scripted-transport';
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

/** Accepts every text of the prepared list and submits it; answers what was sent of them. */
async function submit(extensions: readonly Extension[]) {
  const sent: unknown[] = [];
  await portal.open({
    block: { region: 'TW', profile: 'standalone', extensions: [...extensions], languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language: 'zh_TW',
    answer: ({ name, body }) => {
      if (name !== 'urlSubmit') return undefined;
      sent.push(JSON.parse(body ?? ''));
      return answer(200, {});
    },
  });
  (await portal.find('[data-testid=order-actions] button')).click();
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all('[data-testid=order-notes] input')) box.click();
  const shown = portal.all('[data-testid=order-notes] details').map((details) => ({
    name: details.querySelector('summary')?.getAttribute('aria-label'),
    text: Array.from(details.querySelectorAll('p'), ({ textContent }) => textContent).join('\n'),
  }));
  await portal.find('[data-testid=order-password] input');
  portal.type('[data-testid=order-password] input', 'trade7316');
  (await portal.find('[data-testid=order-password] button[type=submit]')).click();
  await eventually(() => expect(sent).toHaveLength(1));
  return { shown, sent: sentTexts.parse(sent[0]).acceptedTexts };
}

describe('the texts that a client accepts before an order', () => {
  it('[TRADE-24, TRADE-65, OPEN-40] the texts are sent as they stood on the screen, with their version, once they are accepted', async () => {
    const { shown, sent } = await submit(['accepted-texts', 'order-entry']);
    expect(sent?.version).toBe(orderNotesVersion);
    expect(sent?.texts.map(({ title, text }) => ({ name: `閱讀全文：${title}`, text }))).toEqual(shown);
    expect(sent?.texts.map(({ code }) => code)).toContain('product-risk');
    expect(shown.every(({ text }) => text.length > 10)).toBe(true);
  });

  it('[TRADE-65, OPEN-59] the texts stay here where the server keeps none', async () => {
    expect((await submit(['order-entry'])).sent).toBeUndefined();
  });
});
