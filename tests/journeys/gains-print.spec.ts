import { readPdf } from '../builders/read-pdf';
import { signIn } from './support/clients';
import { expect, test } from './support/portal-test';

const plainOf = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '');

test(
  '[PORT-46, PORT-03] gains and income are printed with all their figures and nothing to press',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { route: '/gains' });
    await expect(page.getByRole('heading', { level: 1, name: '損益與配息' })).toBeVisible();
    const sums = page.getByTestId('gains-sums').locator('dt, dd');
    await expect(sums.first()).toBeVisible();
    await expect(page.getByTestId('gains-funds').locator('tbody tr[aria-rowindex]').first()).toBeVisible();
    // Words for the ear alone aren't printed.
    const shown = await sums.evaluateAll((parts) =>
      parts.map((part) => {
        const copy = part.cloneNode(true) as Element;
        for (const unseen of copy.querySelectorAll('.visually-hidden')) unseen.remove();
        return copy.textContent;
      }),
    );
    const main = page.getByRole('main');
    const pressed = await main.getByRole('button').allTextContents();
    expect(pressed.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator('button:not(th button)').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expect(main.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const { pages } = await readPdf((await page.pdf({ preferCSSPageSize: true })).toString('base64'));
    const plain = plainOf(pages.join(''));
    for (const text of shown) expect(plain).toContain(plainOf(text));
  },
);
