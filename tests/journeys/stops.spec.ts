import { newPlanPath } from '../../config/named-paths';
import { changeAnswer } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

const said = {
  HK: {
    signIn: 'Logins are stopped until 18:00.',
    orders: 'Purchases are stopped while prices are checked. Orders already received go on.',
    fund: 'Which fund do you want to buy?',
  },
  TW: {
    signIn: '18:00 前暫停登入。',
    orders: '核對淨值期間暫停申購。已受理的委託會繼續處理。',
    fund: '要申購哪一檔基金？',
  },
};

test(
  '[MSG-04, GQL-13] a client on the login, the order and the plan page reads within a minute that something is stopped, and that it goes on',
  { tag: '@each-once' },
  async ({ page, portal, region, axe }) => {
    const words = said[region];
    let lines: readonly { readonly code: string; readonly value: string }[] = [];
    await page.clock.install();
    await changeAnswer(page, 'PublicMaintenanceMessage', () => ({
      message: { enable: lines.length > 0, type: 'MAINTENANCE', values: lines },
    }));
    const line = page.getByTestId('stop-line');
    const withinAMinute = async (text: string, stop: typeof lines) => {
      lines = stop;
      await page.clock.runFor(60_000);
      await expect(line).toHaveText(text);
    };

    await page.goto('login');
    await expect(line).toBeAttached();
    const field = page.locator('input[name=username]');
    const before = await field.boundingBox();
    await withinAMinute(words.signIn, [{ code: 'STOP-SIGN-IN', value: words.signIn }]);
    await expect(line).toBeInViewport();
    expect(await field.boundingBox()).toEqual(before);
    await axe(page, '[data-testid=stop-line]');
    await withinAMinute('', []);

    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await page.goto(portal.address('/order/buy'));
    const fund = page.getByRole('combobox', { name: words.fund });
    await fund.fill('abc');
    await expect(line).toBeAttached();
    await withinAMinute(words.orders, [
      { code: 'STOP-SIGN-IN', value: words.signIn },
      { code: 'STOP-BUY', value: words.orders },
    ]);
    await expect(fund).toHaveValue('abc');
    await expect(page.getByTestId('loading-modal')).toHaveAttribute('data-visible', 'false');
    await inBothColorSchemes(page, axe, '[data-testid=stop-line]');
    // It is of a moment, and on no paper.
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto(portal.address(newPlanPath));
    await expect(line).toHaveText(words.orders);
    await withinAMinute('', []);
  },
);
