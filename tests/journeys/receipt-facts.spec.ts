import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../builders/read-pdf';
import { demoClient, type JourneyClient, signIn, withOutbox, withoutCode } from './support/clients';
import { expect, type Portal } from './support/portal-test';
import { speaking } from './support/speaking';

const test = speaking({
  en_US: {
    fund: 'HK0002',
    amount: /^Amount/,
    go: 'Next: review your order',
    heading: 'Review your order',
    secret: 'Transaction PIN',
    send: 'Submit order',
    // What decides before an order is sent, and says nothing of it afterwards.
    before: ['Limits per order', 'Units held'],
  },
  zh_TW: {
    fund: 'TW0002',
    amount: '金額（TWD）',
    go: '下一步：核對委託',
    heading: '請確認 1 筆委託',
    secret: '交易密碼',
    send: '確認送出',
    before: ['單筆申購限額', '持有單位數'],
  },
});

type Facts = readonly (readonly [string, string])[];

/** The facts of each order of a page, by their names. */
const factsOf = (cards: Locator): Promise<readonly Facts[]> =>
  cards.evaluateAll((all) =>
    all.map((card) =>
      Array.from(card.querySelectorAll('dt'), (term): readonly [string, string] => [
        term.textContent,
        term.nextElementSibling?.textContent ?? '',
      ]),
    ),
  );

/** Accepts everything, sends the orders, and waits for the receipt. */
async function send(
  page: Page,
  portal: Portal,
  {
    client,
    words,
  }: { readonly client: JourneyClient; readonly words: { readonly secret: string; readonly send: string } },
): Promise<void> {
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
  await page.getByLabel(words.secret, { exact: true }).fill(client.tradingSecret);
  await withOutbox(portal, async () => {
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByTestId('order-receipt')).toBeVisible();
  });
}

/** Asserts that the receipt states each fact of the review in the same words. */
function expectSame(reviewed: readonly Facts[], received: readonly Facts[], before: readonly string[]): void {
  expect(received).toHaveLength(reviewed.length);
  reviewed.forEach((facts, place) => {
    const kept = facts.filter(([name]) => !before.includes(name));
    expect(kept.length).toBeGreaterThan(2);
    for (const fact of kept) expect(received[place]).toContainEqual(fact);
  });
}

test(
  '[ORDQ-04, ORDQ-05, TRADE-18, TRADE-81, TRADE-114, FUND-16] the receipt of a purchase states every figure of its review and the papers that were to be read, with its account, and on paper without anything to press',
  { tag: '@desktop' },
  async ({ page, portal, region, words, axe }) => {
    const client = await demoClient(portal, withoutCode[region]);
    await signIn(page, portal, { client });
    await page.goto(portal.address(`/order/buy?fundCode=${words.fund}`));
    await page.getByRole('textbox', { name: words.amount }).fill('23456');
    await page.getByRole('button', { name: words.go }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeFocused();
    const cards = page.getByTestId('order-card');
    const reviewed = await factsOf(cards);
    const papers = page.getByTestId('documents-to-read').getByRole('link');
    await expect(papers).toHaveCount(2);
    for (const paper of await papers.all()) {
      const opened = page.waitForEvent('popup');
      await paper.click();
      const shown = await opened;
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      await shown.close();
    }
    const named = await papers.allTextContents();
    await send(page, portal, { client, words });
    for (const paper of named) await expect(page.getByTestId('accepted-terms')).toContainText(paper);
    expectSame(reviewed, await factsOf(cards), words.before);
    await expect(page.getByTestId('received-account')).toContainText(/\d{4}/);
    await expect(page.getByTestId('received-fees')).toBeVisible();
    await axe(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('order-receipt').getByRole('button')).toHaveCount(0);
    await expect(page.getByTestId('order-receipt').getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const { pages } = await readPdf((await page.pdf({ preferCSSPageSize: true })).toString('base64'));
    const plain = pages.join('').normalize('NFKC').replaceAll(/\s+/g, '');
    for (const [name] of (await factsOf(cards)).flat())
      expect(plain).toContain(name.normalize('NFKC').replaceAll(/\s+/g, ''));
    // The texts that were accepted are open on paper.
    const texts = await page.getByTestId('accepted-terms').locator('details p').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(plain).toContain(text.normalize('NFKC').replaceAll(/\s+/g, '').slice(0, 20));
  },
);
