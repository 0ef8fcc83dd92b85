import type { Locator, Page } from '@playwright/test';
import { demoClient, type JourneyClient, signIn, withOutbox, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectToFit } from './support/layout';
import { expect, type Portal } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    buyMore: 'Buy more',
    sell: 'Sell now',
    switch: 'Switch',
    regular: 'Monthly plan (eScheduler)',
    more: 'More',
    into: 'Into which fund?',
    another: 'Add another fund to switch into',
    equal: 'Share equally',
    next: 'Next: review your order',
    nextPlan: 'Next: review your plan',
    review: 'Review your plan',
    send: 'Submit order',
    sendPlan: 'Submit',
    secret: 'Transaction PIN',
    received: 'We have received your order',
    planned: 'Your plan is set up',
  },
  zh_TW: {
    buyMore: '加碼申購',
    sell: '買回',
    switch: '轉申購',
    regular: '定期定額',
    more: '更多功能',
    into: '要轉入哪一檔基金？',
    another: '再加一檔轉入基金',
    equal: '平均分配',
    next: '下一步：核對委託',
    nextPlan: '下一步：核對約定內容',
    review: '核對約定內容',
    send: '確認送出',
    sendPlan: '確認送出',
    secret: '交易密碼',
    received: '已收到您的委託',
    planned: '約定已成立',
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

/** A client's way by presses, which are counted: neither what is typed nor the ticks of documents are. */
class Way {
  presses = 0;

  constructor(
    readonly page: Page,
    private readonly portal: Portal,
    private readonly client: JourneyClient,
    private readonly words: Words,
  ) {}

  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }

  /** Opens a held fund from the portfolio, and takes what can be done with it. */
  async take(fundCode: string, action: string): Promise<void> {
    const row = this.page.getByTestId('holding-row').filter({ hasText: fundCode });
    await this.press(row.getByTestId('holding-fund').first());
    const dialog = this.page.getByRole('dialog');
    const link = dialog.getByRole('link', { name: action, exact: true });
    await expect(dialog.getByRole('link', { name: this.words.buyMore, exact: true })).toBeVisible();
    if (!(await link.isVisible())) await this.press(dialog.getByText(this.words.more, { exact: true }));
    await this.press(link);
  }

  async send(send: string, received: string): Promise<void> {
    const { page, words, client } = this;
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(page.getByTestId('order-notes').first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await page.getByLabel(words.secret, { exact: true }).fill(client.tradingSecret);
    await withOutbox(this.portal, async () => {
      await this.press(page.getByRole('button', { name: send, exact: true }));
      await expect(page.getByRole('heading', { name: received })).toBeFocused();
    });
  }
}

const held = { HK: 'HK0003', TW: 'TW0002' } as const;
const targets = { HK: ['HK0002', 'HK0001'], TW: ['TW0003', 'TW0001'] } as const;

async function begin(page: Page, portal: Portal, words: Words): Promise<Way> {
  const client = await demoClient(portal, withoutCode[portal.region]);
  await signIn(page, portal, { client });
  await expect(page.getByTestId('holding-fund').first()).toBeVisible();
  return new Way(page, portal, client, words);
}

test(
  '[ORDQ-01, TRADE-18, TRADE-98, TRADE-112] a client buys more of a held fund in five presses at most, beside all that decides',
  { tag: ['@each-once'] },
  async ({ page, portal, words, axe }) => {
    const way = await begin(page, portal, words);
    await way.take(held[portal.region], words.buyMore);
    const card = page.getByTestId('place-order-card');
    await card.getByRole('textbox').fill(String(21_000 + Math.floor(Math.random() * 60_000)));
    await expect(card.getByTestId('order-facts')).toBeVisible();
    await expectToFit(page, axe, 'buying');
    await way.press(page.getByRole('button', { name: words.next }));
    await way.send(words.send, words.received);
    expect(way.presses).toBeLessThanOrEqual(5);
  },
);

test(
  '[ORDQ-03, TRADE-19, TRADE-23, TRADE-120] a client sells a part of a holding in five presses at most, and is shown the same units on both pages',
  { tag: ['@each-once'] },
  async ({ page, portal, words, axe }) => {
    const way = await begin(page, portal, words);
    await way.take(held[portal.region], words.sell);
    await way.press(page.getByRole('radio', { name: '10%' }));
    const units = page.getByTestId('order-facts').locator('dd').first();
    const told = await units.innerText();
    expect(told).toMatch(/^[\d,.]+$/);
    await expectToFit(page, axe, 'selling');
    await inBothColorSchemes(page, axe);
    await way.press(page.getByRole('button', { name: words.next }));
    await expect(page.getByTestId('order-card').getByTestId('order-facts').locator('dd').first()).toHaveText(told);
    await way.send(words.send, words.received);
    expect(way.presses).toBeLessThanOrEqual(5);
  },
);

test(
  '[ORDQ-02] a client switches a part of a holding into two funds in eight presses at most, in equal parts that leave nothing over',
  { tag: ['@each-once'] },
  async ({ page, portal, words, axe }) => {
    const way = await begin(page, portal, words);
    await way.take(held[portal.region], words.switch);
    await way.press(page.getByRole('radio', { name: '10%' }));
    const [first, second] = targets[portal.region];
    const found = page.getByRole('option');
    await page.getByRole('combobox', { name: words.into }).fill(first);
    await way.press(found.filter({ hasText: first }));
    await page.getByRole('combobox', { name: words.another }).fill(second);
    await way.press(found.filter({ hasText: second }));
    await way.press(page.getByRole('button', { name: words.equal }));
    await expect(page.getByTestId('place-order-shares').getByRole('status')).toContainText('100.00%');
    await expectToFit(page, axe, 'switching');
    await way.press(page.getByRole('button', { name: words.next }));
    await way.send(words.send, words.received);
    expect(way.presses).toBeLessThanOrEqual(8);
  },
);

test(
  '[RSP-07, RSP-08] a client sets up a new plan of a held fund in seven presses at most',
  { tag: ['@each-once'] },
  async ({ page, portal, words, axe }) => {
    const way = await begin(page, portal, words);
    await way.take(held[portal.region], words.regular);
    await page.getByTestId('new-plan-fields').getByRole('textbox').first().fill('5000');
    await expectToFit(page, axe, 'a new plan');
    await way.press(page.getByRole('button', { name: words.nextPlan }));
    await expect(page.getByRole('heading', { name: words.review })).toBeFocused();
    await way.send(words.sendPlan, words.planned);
    expect(way.presses).toBeLessThanOrEqual(7);
  },
);
