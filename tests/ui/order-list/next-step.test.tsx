import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { composePlan } from '../support/new-plan-form';
import { orderLinks } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const bar = '[data-testid=next-step] button';

async function press(text: string | RegExp): Promise<void> {
  (await portal.find(bar, text)).click();
}

const open = async (given: Readonly<Record<string, ReturnType<typeof answer>>> = {}): Promise<void> => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234', languages: ['en_US', 'zh_HK'] },
    route: orderLinks.HK,
    language: 'en_US',
    answer: ({ name }) => given[name],
  });
  await portal.find('[data-testid=order-notes] input');
};

describe('the bar of the review', () => {
  it('[OPEN-40, OPEN-72] the bar leads to each text that is still to be accepted, and then to the PIN', async () => {
    await open();
    const boxes = portal.all('[data-testid=order-notes] input[type=checkbox]');
    expect(boxes.length).toBeGreaterThan(1);
    for (const [place, box] of boxes.entries()) {
      const left = boxes.length - place;
      await press(left === 1 ? 'Next: 1 text to accept' : `Next: ${String(left)} texts to accept`);
      expect(document.activeElement).toBe(box);
      box.click();
    }
    await press('Next: enter your transaction PIN');
    expect(document.activeElement).toBe(await portal.find('[data-testid=order-password] input'));
  });

  it('[TRADE-63, OPEN-72] the bar leads to the order that is being changed, before anything else', async () => {
    await open();
    (await portal.find('[data-testid=order-card-actions] button')).click();
    const field = await portal.find('[data-testid=order-edit] input');
    portal.all('[data-testid=order-notes] input')[0]?.focus();
    await press('Next: finish the change');
    expect(document.activeElement).toBe(field);
  });

  it('[TRADE-60, OPEN-72] the bar leads to the order that the server refuses', async () => {
    const fund = { fundCode: 'HK0001', code: 'ORDER_FUND_CLOSED' };
    await open({ validateAllotment: answer(200, { code: fund.code, errors: [fund] }) });
    await press('Next: the order to change or remove');
    expect(document.activeElement?.matches('[data-testid=order-card] h4')).toBe(true);
    await eventually(() => expect(portal.all('[data-testid=order-password]')).toEqual([]));
  });

  it('[TRADE-62, OPEN-72] a list without orders has no bar, since nothing is left to do', async () => {
    await open();
    for (const remove of portal.all('[data-testid=order-card-actions] button:last-child')) remove.click();
    await portal.find('[data-testid=order-not-yet]', /No order is left/);
    expect(portal.all(bar)).toEqual([]);
  });
});

describe('the bar of a confirmation', () => {
  it('[RSP-07, OPEN-72, OPEN-92] there is none before it is known what is to be accepted, nor where that can’t be had', async () => {
    let fail: (answered: TransportAnswer) => void = () => undefined;
    const waiting = new Promise<TransportAnswer>((resolve) => {
      fail = resolve;
    });
    const agreements = [waiting];
    await portal.open({
      block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
      route: '/plans/new?fundCode=HK0001',
      language: 'en_US',
      answer: ({ name }) => (name === 'fundAgreements' ? agreements.shift() : undefined),
    });
    await composePlan(portal);
    await portal.find('[data-testid=order-terms]');
    await eventually(() => expect(portal.requests.some(({ name }) => name === 'fundAgreements')).toBe(true));
    expect(portal.all('[data-testid=next-step]')).toEqual([]);
    fail(answer(404, ''));
    const retry = await portal.find('[data-testid=order-terms] button', 'Try again');
    expect(portal.all('[data-testid=next-step], [data-testid=order-not-yet]')).toEqual([]);
    retry.click();
    await press(/^Next: \d texts? to accept$/);
    expect(document.activeElement?.matches('[data-testid=order-notes] input[type=checkbox]')).toBe(true);
  });
});
