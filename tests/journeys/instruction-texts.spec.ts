import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { orderNotesVersion } from '../../config/order-notes-version';
import { demoClient, signIn } from './support/clients';
import { type OwnSandbox, serveOwn } from './support/own-sandbox';
import { expect, portalOver, test } from './support/portal-test';

const texts = z.array(z.object({ code: z.string(), title: z.string(), text: z.string(), sha256: z.string() }));
const dossier = z.object({
  links: z.array(
    z.object({
      kind: z.string(),
      content: z.looseObject({
        evidence: z.optional(z.nullable(z.object({ textsVersion: z.nullable(z.string()), texts }))),
      }),
    }),
  ),
});

/** The texts on the screen with the documents that they lead to, as a client reads them. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('note-text').evaluateAll((found) =>
    found.map((one) => {
      const papers = one.closest('li')?.querySelectorAll('[data-testid=documents-to-read] a') ?? [];
      return [...one.querySelectorAll('p'), ...papers].map(({ textContent }) => textContent).join('\n');
    }),
  );

/** Accepts all that there is to accept; answers what it says. */
async function acceptAll(page: Page): Promise<readonly string[]> {
  const notes = page.getByTestId('order-notes').getByRole('checkbox');
  await expect(notes.first()).toBeVisible();
  for (const note of await notes.all()) await note.check();
  return shownTexts(page);
}

test.describe('the texts that a client accepts for an instruction', { tag: ['@tw', '@desktop'] }, () => {
  let own: OwnSandbox | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-dossiers-'));
  test.afterAll(async () => {
    await own?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[TRADE-24, TRADE-65, RSP-07, RSP-09, LINK-32] a plan set up and paused, and dividends invested, have in compliance’s dossier what stood on the screen', async ({
    page,
  }) => {
    test.slow();
    own = await serveOwn();
    const portal = portalOver(own, 'TW');
    const client = await demoClient(portal, /^500 holdings/);
    await signIn(page, portal, { client, route: '/plans/new?fundCode=TW0002' });

    await page.getByLabel('每次扣款金額（TWD）').fill('5000');
    await page.getByRole('checkbox', { name: '每月 16 日' }).check();
    await page.getByRole('button', { name: '下一步：核對約定內容' }).click();
    const ofPlan = await acceptAll(page);
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '約定已成立' })).toBeFocused();
    const refNo = /RP[A-Z]{10}/.exec((await page.getByTestId('order-page').textContent()) ?? '')?.[0] ?? '';

    await page.goto(portal.address('/plans'));
    const plan = page.getByRole('article').filter({ hasText: refNo });
    await plan.getByRole('button', { name: /^暫停扣款/ }).click();
    const dialog = page.getByRole('dialog');
    const ofPause = (await dialog.getByText(/^自 /).textContent()) ?? '';
    await dialog.getByRole('button', { name: '暫停扣款' }).click();
    await expect(plan).toContainText('恢復扣款');

    await page.goto(portal.address('/plans/dividends'));
    await page.getByRole('article').filter({ hasText: 'TW0083' }).getByRole('button', { name: /^變更/ }).click();
    await page.getByRole('radio', { name: '轉申購另一檔基金' }).check();
    await page.getByRole('combobox', { name: '您想轉申購哪一檔 TWD 計價的基金？' }).fill('TW0002');
    await page.locator('[data-testid=place-order-search] [role=option]').first().click();
    await page.getByRole('button', { name: '下一步：核對內容' }).click();
    const ofDividends = await acceptAll(page);
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '配息方式已變更' })).toBeFocused();

    await own.stopAndRun('dossier', refNo, folder);
    await own.stopAndRun('dossier', '--dividends', client.login, 'TW0083', folder);
    const keptIn = (name: string, kind: string) => {
      const { links } = dossier.parse(JSON.parse(readFileSync(join(folder, `dossier-${name}.json`), 'utf8')));
      const evidence = links.find((link) => link.kind === kind)?.content.evidence;
      expect(evidence?.textsVersion).toBe(orderNotesVersion);
      return evidence?.texts.map(({ text }) => text);
    };
    expect(ofPlan.length).toBeGreaterThan(1);
    expect(keptIn(refNo, 'plan-start')).toEqual(ofPlan);
    expect(keptIn(refNo, 'plan-pause')).toEqual([ofPause]);
    expect(keptIn('dividends-TW0083', 'dividend-reinvest')).toEqual(ofDividends);
  });
});
