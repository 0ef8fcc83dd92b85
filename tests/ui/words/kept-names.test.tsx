import { describe, expect, it } from 'vitest';
import received from '../../../mocks/hk/urlSubmit.json';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { composePlan, confirmPlan, movePlansForm } from '../support/new-plan-form';
import { click } from '../support/sent-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Given = (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer> | undefined;

const open = (region: Region, route: string, given?: Given) =>
  portal.open({
    block: { region, profile: 'standalone', languages: region === 'HK' ? ['zh_HK', 'en_US'] : ['zh_TW', 'en_US'] },
    language: 'en_US',
    route,
    ...(given ? { answer: given } : {}),
  });

/** Reads the page in Chinese from now on. */
const readChinese = async (): Promise<void> => (await portal.find('button[lang^=zh]')).click();

const textOf = (selector: string): string => portal.textsOf(selector).join(' ');

/** Waits until a part of the page names its funds in Chinese alone. */
const isInChinese = (selector: string): Promise<void> =>
  eventually(() => {
    expect(textOf(selector)).toMatch(/雲嶺/);
    expect(textOf(selector)).not.toMatch(/Cloud Ridge/);
  });

const isEnglish = ({ headers }: TransportRequest): boolean => headers['USER_LOCALE'] === 'en_US';

/** Answers in the language of the request, of which the recordings in Taiwan have Chinese alone. */
function inBothLanguages(): Given {
  const recorded = new MockTransport('TW');
  return async (request) => {
    const given = await recorded.send(request);
    if (!isEnglish(request) || given.kind !== 'answered') return given;
    return { ...given, body: given.body.replaceAll('雲嶺', 'Cloud Ridge ') };
  };
}

describe('a change of language after an order was sent', () => {
  it('[ORDQ-05, ENT-55, API-78, I18N-08, I18N-12] renames the funds and the bank of the receipt; what was accepted stays as it was accepted', async () => {
    await open('HK', orderLinks.HK, (request) => {
      if (request.name === 'urlSubmit') return answer(200, received.body);
      if (request.name !== 'fundAgreements') return undefined;
      return answer(200, [{ categoryCode: 'X', title: isEnglish(request) ? 'Terms of new funds' : '新基金條款' }]);
    });
    await acceptNotes(portal, 'HK');
    await sendOrders(portal, 'HK');
    await portal.find('[data-testid=order-receipt] h4', /Cloud Ridge Hong Kong Growth/);
    await portal.find('[data-testid=order-receipt] dd', /Peak & Valley Bank/);
    await portal.find('[data-testid=accepted-terms] summary', 'Terms of new funds');
    await readChinese();
    await portal.find('[data-testid=order-receipt] h2', '我們已收到您的指示');
    await isInChinese('[data-testid=order-receipt] h4');
    await portal.find('[data-testid=accepted-terms] summary', 'Terms of new funds');
    await eventually(() => expect(textOf('[data-testid=order-receipt] dd')).not.toMatch(/Peak & Valley/));
    await eventually(() => expect(textOf('[data-testid=order-receipt] dd')).not.toMatch(/[A-Z][a-z]{2} \d{4}/));
  });

  it('[TRADE-69, ENT-55, I18N-08, I18N-12] renames the funds of a list that was sent before', async () => {
    const result = {
      orderReceivedDate: '2026-11-20T02:00:00.000Z',
      successfulAllotmentOrders: [{ fundCode: 'HK0001', fundName: 'Cloud Ridge Hong Kong Growth A (acc)' }],
    };
    const given: Record<string, TransportAnswer> = {
      urlTradingDetail: answer(400, { detail: { errors: [{ code: 'ORDER_LINK_SENT' }] } }),
      urlOrderState: answer(200, { oid: 'recorded-list', state: 'sent', result, orders: [] }),
    };
    await open('HK', orderLinks.HK, ({ name }) => given[name]);
    await portal.find('[data-testid=order-message] h4', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=order-message] h4');
  });
});

describe('a change of language while an order is cancelled', () => {
  const order = (request: TransportRequest) => ({
    type: 'B',
    amount: '5000',
    status: 'RECEIVED',
    chargeRate: '0.6',
    fee: '30',
    orderId: 'L1.1',
    units: null,
    price: null,
    priceCurrency: 'HKD',
    reason: null,
    transactionDate: null,
    ePoints: null,
    fund: { name: { code: 'HK0001', value: isEnglish(request) ? 'Cloud Ridge Growth' : '雲嶺增長' } },
    currency: 'HKD',
    receivedAt: '2099-03-04T02:00:00Z',
    changedAt: '2099-03-04T02:00:00Z',
    next: { step: 'accept', date: '2099-03-04', dueAt: '2099-03-04T16:00:00+08:00' },
  });
  const given: Given = (request) => {
    if (request.name === 'orderHistory') return answer(200, [order(request)]);
    if (request.name !== 'cancelOrder') return undefined;
    return answer(200, { orderId: 'L1.1', cancelledAt: '2099-03-04T02:01:00Z' });
  };

  it('[ORDQ-06, I18N-08, I18N-12] renames the fund in the question, and in the note that it was cancelled', async () => {
    await open('HK', '/orders', given);
    await click(portal, '[data-testid=record-actions] button', 'Cancel this order');
    await portal.find('dialog [data-testid=record-dialog-fund]', /Cloud Ridge Growth/);
    await readChinese();
    await isInChinese('dialog [data-testid=record-dialog-fund]');
    await click(portal, 'dialog button[type=submit]');
    await isInChinese('[data-testid=record-done]');
    (await portal.find('button[lang=en]')).click();
    await portal.find('[data-testid=record-done]', /Cloud Ridge Growth/);
  });
});

/** Answers with the plans as they were recorded in the language that is asked for, whatever became of them meanwhile. */
function recordedPlans(): Given {
  let isFirst = true;
  return (request) => {
    if (request.name !== 'planSchedules') return undefined;
    if (!isFirst) return new MockTransport('HK').send(request);
    isFirst = false;
    return undefined;
  };
}

/** Answers with one of the recorded plans, as it is called in English, where one is set up. */
const startedPlan = async (request: TransportRequest): Promise<TransportAnswer> => {
  const headers = { ...request.headers, USER_LOCALE: 'en_US' };
  const plans = await new MockTransport('HK').send({ ...request, headers, name: 'planSchedules' });
  return plans.kind === 'answered' ? answer(200, (JSON.parse(plans.body) as readonly object[])[1] ?? {}) : plans;
};

describe('a change of language while a plan is changed', () => {
  it('[RSP-09, I18N-08, I18N-12] renames the fund in the dialog, and in the note of what was changed', async () => {
    await open('HK', '/plans', recordedPlans());
    await click(portal, '[data-testid=plan-actions] button', 'Pause');
    await portal.find('dialog [data-testid=plan-dialog] b', /Cloud Ridge/);
    await readChinese();
    await isInChinese('dialog [data-testid=plan-dialog] b');
    await click(portal, 'dialog button[type=submit]');
    await isInChinese('[data-testid=plans-page] > [role=status]');
    (await portal.find('button[lang=en]')).click();
    await portal.find('[data-testid=plans-page] > [role=status]', /Cloud Ridge/);
  });

  it('[RSP-07, I18N-08, I18N-12] renames the fund of a plan that was set up', async () => {
    await open('HK', '/plans/new?fundCode=HK0005', (request) =>
      request.name === 'startPlan' ? startedPlan(request) : undefined,
    );
    await composePlan(portal);
    await confirmPlan(portal);
    await portal.find('[data-testid=new-plan-parts] [role=status]', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=new-plan-parts] [role=status]');
  });

  it('[RSP-12, I18N-08, I18N-12] renames the funds of plans that are to move', async () => {
    await open('HK', '/plans/move', recordedPlans());
    await movePlansForm.fill?.(portal);
    await movePlansForm.send(portal);
    await portal.find('[data-testid=plan-move-plan] h3', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=plan-move-plan] h3');
  });
});

describe('a change of language while dividends are instructed', () => {
  it('[LINK-32, I18N-08, I18N-12] renames both funds in the form, the confirmation and the receipt', async () => {
    await open('TW', '/plans/dividends', inBothLanguages());
    await click(portal, '[data-testid=dividend-card] button');
    await portal.find('[data-testid=dividend-parts] h2', /Cloud Ridge/);
    await click(portal, '#dividend-way-pay-out');
    await readChinese();
    await isInChinese('[data-testid=dividend-parts] > h2, [data-testid=dividend-parts] > [data-testid=dividend-note]');
    (await portal.find('button[lang=en]')).click();
    await click(portal, '[data-testid=dividend-actions] button', 'Next: review your instruction');
    await portal.find('[data-testid=dividend-facts]', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=dividend-facts]');
    (await portal.find('button[lang=en]')).click();
    await portal.find('[data-testid=dividend-facts]', /Cloud Ridge/);
    await portal.find('[data-testid=order-password] button[aria-busy=false]');
    portal.type('[data-testid=order-password] input', 'trade7316');
    await click(portal, '[data-testid=order-password] button[aria-busy=false]');
    await portal.find('[data-testid=dividend-parts] [role=status]', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=dividend-parts] [role=status]');
  });

  it('[LINK-32, I18N-08, I18N-12] renames the fund that is to receive them, and keeps it chosen', async () => {
    await open('TW', '/plans/dividends', inBothLanguages());
    await click(portal, '[data-testid=dividend-card] button');
    await click(portal, '#dividend-way-reinvest');
    await portal.find('[data-testid=place-order-search] input');
    portal.type('[data-testid=place-order-search] input', 'TW0009');
    await click(portal, '[data-testid=place-order-search] [role=option]', /TW0009/);
    await portal.find('[data-testid=dividend-card]', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=dividend-card]');
  });
});

describe('a change of language while a price alert is changed', () => {
  it('[ACCT-05, I18N-08, I18N-12] renames its fund in the form, and in the note that it was removed', async () => {
    await open('HK', '/profile?tab=price-alerts');
    await click(portal, '[data-testid=price-alert-actions] button', 'Change');
    await portal.find('[data-testid=price-alert-form] h3', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=price-alert-form] h3');
    (await portal.find('button[lang=en]')).click();
    await portal.find('[data-testid=price-alert-form] h3', /Cloud Ridge/);
    await click(portal, '[data-testid=price-alert-actions] button', 'Remove');
    await portal.find('[data-testid=price-alert-removed]', /Cloud Ridge/);
    await readChinese();
    await isInChinese('[data-testid=price-alert-removed]');
  });
});
