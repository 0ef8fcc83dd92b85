import type { Page } from '@playwright/test';
import { aPicture } from '../builders/a-picture';
import { demoClient, signIn } from './support/clients';
import { turnTo } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';
import { saying } from './support/sentences';

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
  '[ACCT-08, DOC-01, DOC-03, DOC-12, DOC-13, ROUTE-03, SHELL-27, ENT-66] a client of Hong Kong whose account is paused goes from the account to the upload, chooses another picture, and sends it',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /until an identity document/), route: '/profile' });
    await page.getByRole('link', { name: 'Send an identity document' }).press('Enter');
    await expect(page).toHaveURL(portal.address('/account/documentUpload'));
    await expect(page).toHaveTitle('Send an identity document – Fund Portal');
    const choose = page.getByLabel('Choose a picture');
    await expect(choose).toBeAttached();
    await axe(page);
    await choose.setInputFiles(pdf);
    await expect(page.getByRole('alert')).toContainText(
      'This isn’t a JPEG or PNG picture, or it is damaged. Take a new photo, or save the document as a JPEG and choose that.',
    );
    await axe(page);
    await drop(page, await passport('first.jpg'));
    await expect(page.getByRole('img', { name: 'Picture of first.jpg as it will be sent' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check your photo is clear' })).toBeFocused();
    await axe(page);
    await turnTo(page, 'dark');
    await axe(page);
    await page.getByRole('button', { name: 'Choose another' }).press('Enter');
    await choose.setInputFiles(await passport('second.jpg'));
    await page.getByRole('button', { name: 'Send this picture' }).dblclick();
    await expect(page.getByRole('heading', { name: 'We have your document' })).toBeFocused();
    await expect(page.getByText(saying('Received on {{at}}, Hong Kong time.'))).toBeVisible();
    await expect(page.getByText(/ID-\d{6}/)).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We have your document and are checking it' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to my account' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send an identity document' })).toBeHidden();
  },
);

test(
  '[DOC-02, DOC-11, DOC-13, API-90, ERR-24, ERR-98] a client on a phone sends a photo with a Chinese name as it is, and again under the same key when the answer is lost',
  { tag: ['@hk', '@phone', '@long'] },
  async ({ page, portal, axe }) => {
    await page.route(/\/graphql$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(
        '"amlReactivationEligibility":"NOT_ELIGIBLE"',
        '"amlReactivationEligibility":"ELIGIBLE"',
      );
      await route.fulfill({ response, body: text });
    });
    await signIn(page, portal, { route: '/account/documentUpload' });
    await expect(page.getByText('Take a photo')).toBeVisible();
    await page.getByLabel('Choose a picture').setInputFiles(await passport('護照.jpg'));
    await expect(page.getByText('護照.jpg')).toBeVisible();
    const keys: (string | undefined)[] = [];
    await page.route(upload, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length === 1 ? route.abort() : route.fulfill({ json: { success: true, message: 'OK' } }));
    });
    await page.getByRole('button', { name: 'Send this picture' }).click();
    await expect(
      page.getByText(
        'The connection was lost before a reply came, so we can’t tell yet whether the picture arrived. You can safely send it again: it will count only once.',
      ),
    ).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('heading', { name: 'We have your document' })).toBeVisible();
    expect(keys[0]).toMatch(/^drawn:(\d{1,10}-){3}\d{1,10}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await axe(page);
  },
);

test(
  '[DOC-13, OPEN-57, ROUTE-03, ENUM-03] a client of whom no document is wanted reads why, and so does one who has sent one',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { route: '/account/documentUpload' });
    await expect(
      page.getByText(
        saying(
          'Your account is not waiting for an identity document, so you cannot send one here. If we asked you for one anyway, please call {{phone}}.',
        ),
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send this picture' })).toBeHidden();
    await axe(page);
    await page.context().clearCookies();
    await signIn(page, portal, {
      client: await demoClient(portal, /is being checked/),
      route: '/account/documentUpload',
    });
    await expect(
      page.getByText(
        saying(
          'There is no need to send it again. We will e-mail you when the check is done. If you have questions, call {{phone}}.',
        ),
      ),
    ).toBeVisible();
  },
);
