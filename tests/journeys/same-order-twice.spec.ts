import type { Page } from '@playwright/test';
import { demoClient, signIn, withOutbox, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { isSharing, openBeside } from './support/beside';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const test = speaking({
  en_US: {
    fund: 'HK0002',
    amount: /^Amount/,
    go: 'Next: review your order',
    heading: 'Review your order',
    secret: 'Transaction PIN',
    send: 'Submit order',
    elsewhere: 'This list is open in another tab',
    once: 'Continue there or here. Changes made in the other tab are not carried over; nothing is submitted twice.',
    take: 'Continue here',
    received: 'We have received your order',
  },
  zh_TW: {
    fund: 'TW0002',
    amount: '金額（TWD）',
    go: '下一步：核對委託',
    heading: '請確認 1 筆委託',
    secret: '交易密碼',
    send: '確認送出',
    elsewhere: '這份清單已在另一個分頁開啟',
    once: '請在該分頁辦理，或改在這裡繼續。在該分頁尚未送出的修改不會帶過來；清單不會重複送出。',
    take: '在這裡繼續',
    received: '已收到您的委託',
  },
});

test(
  '[R1, R3, R5, OPEN-87] an order that is sent from two tabs at once is received once: both show the one receipt, and the messages tell of it once',
  { tag: '@desktop' },
  async ({ page, portal, region, words, axe }) => {
    test.slow();
    const client = await demoClient(portal, withoutCode[region]);
    // Another one each time, so that a second try begins without an order of the first.
    const amount = String(30_000 + Math.floor(Math.random() * 60_000));
    await signIn(page, portal, { client });
    await expect(holdingsTable(page)).toBeVisible();
    await page.goto(portal.address(`/order/buy?fundCode=${words.fund}`));
    await page.getByRole('textbox', { name: words.amount }).fill(amount);
    await page.getByRole('button', { name: words.go }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeFocused();

    // One tab alone has the list at a time; the other says so.
    await isSharing(page);
    const beside = await openBeside(page, page.url());
    await expectElsewhere(beside);
    await axe(beside);
    await beside.getByRole('button', { name: words.take }).click();
    await expectElsewhere(page);
    await accept(beside);

    // What this tab sends is on its way for long; meanwhile the client goes on in the other one, and sends as well.
    const submission = await holdOnTheWay(beside);
    // The e-mail of the receipt mustn't come between a code and who reads it.
    await withOutbox(portal, async () => {
      await beside.getByRole('button', { name: words.send }).click();
      await submission.isAsked;
      await page.getByRole('button', { name: words.take }).click();
      await accept(page);
      await page.getByRole('button', { name: words.send }).click();
      submission.letArrive();
      for (const tab of [beside, page]) await expect(tab.getByTestId('order-receipt')).toContainText(words.received);
    });
    const numbers = await Promise.all([beside, page].map(orderNumber));
    const [number = ''] = numbers;
    expect(numbers).toEqual([number, number]);

    await page.goto(portal.address('/message'));
    await expect(page.getByTestId('message-row').filter({ hasText: number })).toHaveCount(1);
    const shown = Number(amount).toLocaleString('en-US');
    await expect(page.getByTestId('message-row').filter({ hasText: shown })).toHaveCount(1);
    await page.goto(portal.address('/orders'));
    await expect(page.getByTestId('record-card').filter({ hasText: shown })).toHaveCount(1);

    async function expectElsewhere(tab: Page): Promise<void> {
      await expect(tab.getByRole('heading', { name: words.elsewhere })).toBeVisible();
      await expect(tab.getByText(words.once)).toBeVisible();
      await expect(tab.getByRole('button', { name: words.send })).toHaveCount(0);
    }

    async function accept(tab: Page): Promise<void> {
      await expect(tab.getByRole('heading', { name: words.heading })).toBeVisible();
      await expect(tab.getByTestId('order-notes').getByRole('checkbox').first()).toBeVisible();
      for (const note of await tab.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
      await tab.getByLabel(words.secret, { exact: true }).fill(client.tradingSecret);
    }
  },
);

const orderNumber = async (tab: Page): Promise<string> =>
  /\d{3}-\d{3}-\d{3}/.exec(await tab.getByTestId('order-receipt').innerText())?.[0] ?? '';

/** Keeps what a tab submits from its server until `letArrive` is called; `isAsked` is over once there is something. */
async function holdOnTheWay(tab: Page) {
  let letArrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  const submissions = '**/urlService/submit';
  const isAsked = tab.waitForRequest(submissions);
  await tab.route(submissions, async (route) => {
    await arriving;
    await route.fallback();
  });
  return { isAsked, letArrive };
}
