import type { Page } from '@playwright/test';
import { aPicture } from '../builders/a-picture';
import { demoClient, signIn } from './support/clients';
import { turnTo } from './support/in-both-lights';
import { expect, test } from './support/portal-test';
import { say, saying } from './support/words';

const upload = /\/reactivationDocumentUpload$/;
const pdf = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7'.repeat(2000)) };
/** Lets a file fall on the page. */
async function drop(page: Page, { name, mimeType: type, buffer }: { name: string; mimeType: string; buffer: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ({ bytes, ...file }) => {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      const held = new DataTransfer();
      held.items.add(new File([content], file.name, { type: file.type }));
      return held;
    },
    { name, type, bytes: buffer.toString('base64') },
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

const passport = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await aPicture('jpeg', 400)),
});

test(
  '[ACCT-08, DOC-01, DOC-03, DOC-12, DOC-13, ROUTE-03, SHELL-27, ENT-66] a client of Hong Kong whose account is paused goes from her account to the upload, chooses another picture, and sends it',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { 'document-upload': texts } = words;
    await signIn(page, portal, { client: await demoClient(portal, /until an identity document/), route: '/profile' });
    await page.getByRole('link', { name: words.account['document-upload'] }).press('Enter');
    await expect(page).toHaveURL(portal.address('/account/documentUpload'));
    await expect(page).toHaveTitle(`${words.title['document-upload']} - ${words.product}`);
    const choose = page.getByLabel(texts.choose);
    await expect(choose).toBeAttached();
    await axe(page);
    await choose.setInputFiles(pdf);
    await expect(page.getByRole('alert')).toContainText(texts['problem-R03']);
    await axe(page);
    await drop(page, await passport('first.jpg'));
    await expect(page.getByRole('img', { name: say(texts.preview, { name: 'first.jpg' }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.check })).toBeFocused();
    await axe(page);
    await turnTo(page, 'dark');
    await axe(page);
    await page.getByRole('button', { name: texts.other }).press('Enter');
    await choose.setInputFiles(await passport('second.jpg'));
    await page.getByRole('button', { name: texts.send }).dblclick();
    await expect(page.getByRole('heading', { name: texts.received })).toBeFocused();
    await expect(page.getByText(saying(texts['received-at']))).toBeVisible();
    await expect(page.getByText(/ID-\d{6}/)).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: texts['state-REQUESTED'] })).toBeVisible();
    await page.getByRole('link', { name: texts['to-account'] }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.title.account })).toBeVisible();
    await expect(page.getByRole('link', { name: words.account['document-upload'] })).toBeHidden();
  },
);

test(
  '[DOC-02, DOC-11, DOC-13, API-90, ERR-24, ERR-98] a client on a phone sends a photo with a Chinese name under an English one, and again under the same key when the answer is lost',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { 'document-upload': texts } = words;
    await page.route(/\/graphql$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(
        '"amlReactivationEligibility":"NOT_ELIGIBLE"',
        '"amlReactivationEligibility":"ELIGIBLE"',
      );
      await route.fulfill({ response, body: text });
    });
    await signIn(page, portal, { route: '/account/documentUpload' });
    await expect(page.getByText(texts.camera)).toBeVisible();
    await page.getByLabel(texts.choose).setInputFiles(await passport('護照.jpg'));
    await expect(page.getByRole('alert')).toContainText(texts['problem-R07']);
    await page.getByRole('button', { name: texts.rename }).click();
    await expect(page.getByText('document.jpg')).toBeVisible();
    const keys: (string | undefined)[] = [];
    await page.route(upload, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length === 1 ? route.abort() : route.fulfill({ json: { success: true, message: 'OK' } }));
    });
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: texts.again }).click();
    await expect(page.getByRole('heading', { name: texts.received })).toBeVisible();
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await axe(page);
  },
);

test(
  '[DOC-13, OPEN-57, ROUTE-03, ENUM-03] a client of whom no document is wanted reads why, and so does one who has sent hers',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { 'document-upload': texts } = words;
    await signIn(page, portal, { route: '/account/documentUpload' });
    await expect(page.getByText(saying(texts['state-NOT_ELIGIBLE-why']))).toBeVisible();
    await expect(page.getByRole('button', { name: texts.send })).toBeHidden();
    await axe(page);
    await page.context().clearCookies();
    await signIn(page, portal, {
      client: await demoClient(portal, /is being checked/),
      route: '/account/documentUpload',
    });
    await expect(page.getByText(saying(texts['state-REQUESTED-why']))).toBeVisible();
  },
);
