import { describe, expect, it } from 'vitest';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = (route: string) =>
  portal.open({ block: { region: 'HK', profile: 'standalone' }, language: 'en_US', route });

const readChinese = async (): Promise<void> => (await portal.find('button[lang^=zh]')).click();

const names = (selector: string): readonly (string | null)[] =>
  portal.all(selector).map((card) => card.getAttribute('aria-label'));

const typed = (selector: string): readonly string[] =>
  portal.all<HTMLInputElement>(`${selector} input[inputmode]`).map(({ value }) => value);

const englishName = /^Cloud Ridge [A-Z]/;
const chineseName = /^[\p{Script=Han} ]+.*A/u;

describe('a change of language in the middle of an order', () => {
  it('[ORDQ-01, I18N-08, I18N-12] renames the fund to buy, and keeps the amount', async () => {
    await open('/order/buy?fundCode=HK0001');
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    expect(names('article[data-testid=place-order-card][aria-label]')).toEqual([expect.stringMatching(englishName)]);
    await readChinese();
    await eventually(() =>
      expect(names('article[data-testid=place-order-card][aria-label]')).toEqual([expect.stringMatching(chineseName)]),
    );
    expect(
      portal.all<HTMLInputElement>('[data-testid=place-order-card] [inputmode=decimal]').map(({ value }) => value),
    ).toEqual(['20000']);
  });

  it('[ORDQ-02, I18N-08, I18N-12] renames the holding that is left and the fund it goes into, and keeps the units', async () => {
    await open('/order/switch?fundCode=HK0001');
    await portal.find('[role=search] input');
    portal.type('[role=search] input', 'HK0002');
    (await portal.find('[data-testid=place-order-search] [role=option]', /HK0002/)).click();
    await portal.find('article[data-testid=place-order-card][aria-label] input');
    portal.type('article[data-testid=place-order-card][aria-label] input', '60');
    const chosen = () => portal.textsOf('[data-testid=chosen-holding] h2');
    expect(chosen().some((text) => /^Cloud Ridge .*HK0001/.test(text))).toBe(true);
    await readChinese();
    await eventually(() =>
      expect(names('article[data-testid=place-order-card][aria-label]')).toEqual([expect.stringMatching(chineseName)]),
    );
    await eventually(() => expect(chosen().some((text) => /^\p{Script=Han}.*HK0001/u.test(text))).toBe(true));
    expect(typed('article[data-testid=place-order-card][aria-label]')).toEqual(['60']);
  });

  it('[ORDQ-01, I18N-08, I18N-12] takes a fund in by its name in the new language, though it was picked in the other one', async () => {
    let isHeld = true;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const recorded = new MockTransport('HK');
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      route: '/order/buy',
      answer: (request) => {
        if (request.name !== 'FundPreviews' || !isHeld) return undefined;
        isHeld = false;
        return held.then(() => recorded.send(request));
      },
    });
    await portal.find('[role=search] input');
    portal.type('[role=search] input', 'HK0002');
    (await portal.find('[data-testid=place-order-search] [role=option]', /HK0002/)).click();
    await eventually(() => expect(isHeld).toBe(false));
    await readChinese();
    await eventually(() =>
      expect(names('article[data-testid=place-order-card][aria-label]')).toEqual([expect.stringMatching(chineseName)]),
    );
    release();
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect(names('article[data-testid=place-order-card][aria-label]')).toEqual([expect.stringMatching(chineseName)]);
  });

  it('[RSP-07, I18N-08, I18N-12] renames the fund of a new plan', async () => {
    await open('/plans/new?fundCode=HK0001');
    await portal.find('[data-testid=new-plan-fund]');
    expect(names('[data-testid=new-plan-fund]')).toEqual([expect.stringMatching(englishName)]);
    await readChinese();
    await eventually(() => expect(names('[data-testid=new-plan-fund]')).toEqual([expect.stringMatching(chineseName)]));
  });

  it('[RSP-07, ENT-44, I18N-12] names the bank that pays a new plan, and keeps the amount', async () => {
    await open('/plans/new?fundCode=HK0001');
    const bank = '[data-testid=new-plan-payment] label';
    await portal.find(bank, /[A-Za-z]+ Bank|Bank of/);
    portal.type('[data-testid=new-plan-fields] input', '2000');
    await readChinese();
    await portal.find(bank, /銀行/);
    const amount = await portal.find<HTMLInputElement>('[data-testid=new-plan-fields] input');
    expect(amount.value).toBe('2000');
  });

  it('[ORDQ-04, TRADE-17, I18N-08, I18N-12] renames the funds of a list to confirm, and keeps what the client made of it', async () => {
    await open('/order/confirm?oid=recorded-list');
    await portal.find('[data-testid=order-card] [data-testid=order-card-actions] button');
    portal
      .all('[data-testid=order-card]')[0]
      ?.querySelector<HTMLElement>('[data-testid=order-card-actions] button')
      ?.click();
    await portal.find('[data-testid=order-edit] input');
    portal.type('[data-testid=order-edit] input', '21000');
    (await portal.find('[data-testid=order-edit] button[type=submit]')).click();
    await portal.find('[data-testid=order-card] > [role=status]', /21,000/);
    expect(portal.textsOf('[data-testid=order-card]').join()).toMatch(/Cloud Ridge/);
    await readChinese();
    await eventually(() => expect(portal.textsOf('[data-testid=order-card]').join()).not.toMatch(/Cloud Ridge/));
    await portal.find('[data-testid=order-card]', /21,000/);
  });
});
