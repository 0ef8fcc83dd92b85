import { describe, expect, it } from 'vitest';
import type { TransportRequest } from '../../../adapters/http/transport';
import type { Region } from '../../../domain/region';
import { answer, HeldAnswers } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Answers = Parameters<ShownPortal['open']>[0]['answer'];

const open = (region: Region, route: string, answers?: Answers) =>
  portal.open({
    block: { region, profile: 'standalone', languages: ['zh_TW', 'en_US'] },
    route,
    language: region === 'TW' ? 'zh_TW' : 'en_US',
    ...(answers ? { answer: answers } : {}),
  });

const asked = (name: string): number => portal.requests.filter((request) => request.name === name).length;

describe('an order from its card to the receipt', () => {
  it('[TRADE-80, TRADE-85, TRADE-86] an order is filled in on a card, then sent with the trading password, and by nothing before it', async () => {
    await open('TW', '/order/buy?fundCode=TW0001');
    await portal.find('[data-testid=place-order-card] input');
    portal.type('[data-testid=place-order-card] input', '20000');
    (await portal.find('[data-testid=place-order-go-on] button')).click();
    await portal.find('[data-testid=order-facts] dd', 'TWD 20,000');
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
    await portal.find('[data-testid=order-not-yet]', '勾選以上同意事項後，即可輸入交易密碼。');
    for (const box of portal.all('[data-testid=order-notes] input')) box.click();
    await portal.find('[data-testid=order-password] label', '交易密碼');
    expect(asked('urlSubmit')).toBe(0);
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
    expect(asked('urlSubmit')).toBe(1);
  });

  it('[TRADE-11] waits, says so and takes nothing more until what was confirmed is answered', async () => {
    const held = new HeldAnswers();
    await open('TW', orderLinks.TW, (request: TransportRequest) =>
      request.name === 'urlSubmit' ? held.script(request) : undefined,
    );
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    const button = await portal.find('[data-testid=order-password] button[aria-busy=true]', '正在送出…');
    await eventually(() => expect(asked('urlSubmit')).toBe(1));
    button.click();
    expect(portal.all<HTMLInputElement>('[data-testid=order-notes] input').every(({ disabled }) => disabled)).toBe(
      true,
    );
    expect(portal.all('[data-testid=order-card-actions], [data-testid=order-cancel]')).toEqual([]);
    expect(asked('urlSubmit')).toBe(1);
    held.give(answer(200, { successfulAllotmentOrders: [{ fundCode: 'TW0001', currency: 'TWD', amount: '50000' }] }));
    await portal.find('h2', '已收到您的委託');
  });
});

describe('the list by link', () => {
  it('[TRADE-01, TRADE-02, CONF-12] the list by link is opened by its own link in Taiwan, and leads nowhere in Hong Kong', async () => {
    await open('TW', orderLinks.TW);
    await portal.find('h2', '開始之前');
    expect(asked('urlTradingDetail')).toBe(1);
    portal.close();
    await open('HK', orderLinks.TW);
    await portal.find('h1', 'Page not found');
    expect(asked('urlTradingDetail')).toBe(0);
  });
});
