import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { type MockRecordings, recordings } from '../../../adapters/mock/mock-recordings';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import { type Extension, extensions } from '../../../contract/extensions';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { confirmPlan } from '../support/new-plan-form';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Opens the recorded list of Hong Kong, a purchase of HKD 20,000 at 0.18 %. */
const open = (given: Readonly<Record<string, TransportAnswer>> = {}, language: Language = 'en_US') =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234', languages: ['zh_HK', 'en_US'] },
    route: orderLinks.HK,
    language,
    answer: ({ name }) => given[name],
  });

const points = (totalPoints: number) => ({ ePoints: answer(200, { totalPoints, ePointDetails: [] }) });

const fact = (label: string): string | undefined =>
  portal.all('[data-testid=order-facts] dt').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

describe('the points field of a purchase in Hong Kong', () => {
  it('[EPNT-05, EPNT-06, EPNT-07] says how many there are and what they are worth, and shows the fee before and after', async () => {
    await open(points(12_490));
    const field = await portal.find<HTMLInputElement>('[data-testid=order-points] input');
    expect(
      portal.textsOf(
        '[data-testid=order-points] legend, [data-testid=order-points] label, [data-testid=order-points] [data-testid=text-field-hint]',
      ),
    ).toEqual(['Redeem ePoints for the fee', 'ePoints to redeem', 'You have 12,490 ePoints. 50 ePoints = HKD 1.00.']);
    expect([fact('Fee'), fact('Fee before ePoints')]).toEqual(['HKD 36.00', undefined]);
    portal.type('[data-testid=order-points] input', '500');
    await portal.find('[data-testid=order-facts] dt', 'Fee before ePoints');
    expect([fact('Fee before ePoints'), fact('ePoints discount'), fact('Fee')]).toEqual([
      'HKD 36.00',
      'HKD -10.00',
      'HKD 26.00',
    ]);
    portal.type('[data-testid=order-points] input', '75');
    await portal.find('[data-testid=order-points] [role=alert]', 'Enter a whole number of ePoints, in steps of 50.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    (await portal.find('[data-testid=order-points] button', 'Redeem 1,800')).click();
    await portal.find('[data-testid=order-facts] dt', 'Fee before ePoints');
    expect([field.value, fact('Fee')]).toEqual(['1800', 'HKD 0.00']);
  });

  it('[EPNT-06, OPEN-69] names the rule that stops what is typed', async () => {
    await open(points(1_000));
    await portal.find('[data-testid=order-points] input');
    portal.type('[data-testid=order-points] input', '1050');
    await portal.find('[data-testid=order-points] [role=alert]', 'You have only 1,000 ePoints for this order.');
    portal.close();
    await open(points(12_490));
    await portal.find('[data-testid=order-points] input');
    portal.type('[data-testid=order-points] input', '1850');
    await portal.find('[data-testid=order-points] [role=alert]', 'You can redeem at most 1,800 ePoints for this fee.');
  });

  it('[EPNT-01, OPEN-92] lets the order be sent without points that couldn’t be loaded, and asks again', async () => {
    const given: Record<string, TransportAnswer> = { ePoints: answer(500, {}) };
    await open(given);
    await portal.find('p', 'We could not load your ePoints. You can submit this order without them.');
    expect(fact('Fee')).toBe('HKD 36.00');
    Object.assign(given, points(500));
    (await portal.find('button', 'Try again')).click();
    await portal.find('[data-testid=order-points] input');
  });

  it.each([
    ['en_US', 'We have received your orders', ['ePoints discount', '500 for HKD 10.00']],
    ['zh_HK', '我們已收到您的指示', ['積分扣減', '500（HKD 10.00）']],
  ] as const)('[EPNT-06, ENT-55] the receipt says which points were redeemed: %s', async (language, title, facts) => {
    await open(points(12_490), language);
    await portal.find('[data-testid=order-points] input');
    portal.type('[data-testid=order-points] input', '500');
    await confirmPlan(portal);
    await portal.find('h2', title);
    const redeemed = portal.all('[data-testid=order-receipt] dt').filter(({ textContent }) => textContent === facts[0]);
    expect(redeemed.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([facts[1]]);
  });

  it('[EPNT-06, I18N-10] the points field is in Chinese for who reads it', async () => {
    await open(points(12_490), 'zh_HK');
    await portal.find('[data-testid=order-points] input');
    expect(
      portal.textsOf(
        '[data-testid=order-points] legend, [data-testid=order-points] label, [data-testid=order-points] [data-testid=text-field-hint]',
      ),
    ).toEqual(['以獎賞積分（ePoints）扣減費用', '使用積分', '可用積分：12,490。每 50 積分可扣減費用 HKD 1.00。']);
  });
});

/** The recordings, in which the purchases of the list bear a fee of so many percent. */
const withFee = (feeRate: string): MockRecordings => ({
  ...recordings,
  async load(asked) {
    const file = await recordings.load(asked);
    if (asked.name !== 'urlTradingDetail' || !file) return file;
    const body: unknown = JSON.parse(JSON.stringify(file.body).replaceAll('"feeRate":"0"', `"feeRate":"${feeRate}"`));
    return { ...file, body };
  },
});

describe('the points field of a purchase in Taiwan', () => {
  /** Opens the recorded list with a fee of 0.2 % on its purchases, of TWD 50,000 and of USD 2,000. */
  function openInTaiwan(totalPoints: number, had: readonly Extension[] = extensions, language: Language = 'zh_TW') {
    const recorded = new MockTransport('TW', withFee('0.2'));
    const given: Readonly<Record<string, TransportAnswer>> = points(totalPoints);
    return portal.open({
      block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US'], extensions: [...had] },
      route: orderLinks.TW,
      language,
      answer: (request) => given[request.name] ?? recorded.send(request),
    });
  }

  const field = () => portal.find<HTMLInputElement>('[data-testid=order-points] input');
  const sentPoints = (): readonly unknown[] => {
    const sent = portal.requests.findLast(({ name }) => name === 'urlSubmit');
    const { allotmentList } = JSON.parse(sent?.body ?? '{}') as { allotmentList: readonly { points?: number }[] };
    return allotmentList.map(({ points: count }) => count);
  };

  it('[EPNT-05, EPNT-09, EPNT-02] says how many there are and what one is worth, shows the fee before and after, and leaves a fee in another currency alone', async () => {
    await openInTaiwan(820);
    await acceptNotes(portal, 'TW');
    await field();
    expect(
      portal.textsOf(
        '[data-testid=order-points] legend, [data-testid=order-points] label, [data-testid=order-points] [data-testid=text-field-hint]',
      ),
    ).toEqual(['以紅利點數（ePoints）折抵手續費', '折抵點數', '可用點數：820 點。每 1 點可折抵手續費 TWD 1。']);
    expect(portal.textsOf('[data-testid=order-points-note]')).toEqual(['點數僅可折抵以 TWD 支付的手續費。']);
    portal.type('[data-testid=order-points] input', '60');
    await portal.find('[data-testid=order-facts] dt', '折抵前手續費');
    expect([fact('折抵前手續費'), fact('點數折抵'), fact('手續費'), fact('扣款合計')]).toEqual([
      'TWD 100',
      'TWD -60',
      'TWD 40',
      'TWD 50,040',
    ]);
    (await portal.find('[data-testid=order-points] button', '折抵 100 點')).click();
    await eventually(() => expect(fact('手續費')).toBe('TWD 0'));
  });

  it.each([
    ['101', '此筆手續費最多可折抵 100 點。', 820],
    ['1.5', '請輸入整數點數。', 820],
    ['51', '此筆委託最多可折抵 50 點。', 50],
  ] as const)('[EPNT-09, OPEN-69] names the rule that stops what is typed: %s, %s', async (typed, says, available) => {
    await openInTaiwan(available);
    await acceptNotes(portal, 'TW');
    await field();
    portal.type('[data-testid=order-points] input', typed);
    await portal.find('[data-testid=order-points] [role=alert]', says);
  });

  it.each([
    ['zh_TW', '點數折抵', '60 點（TWD 60）', '手續費', 'TWD 40'],
    ['en_US', 'ePoints discount', '60 for TWD 60', 'Fee', 'TWD 40'],
  ] as const)(
    '[EPNT-09, ENT-52, ENT-55] the points are sent with their purchase alone, and a receipt says what was redeemed and which fee is left: %s',
    async (language, redeemed, says, fee, left) => {
      await openInTaiwan(820, extensions, language);
      (await portal.find('[data-testid=order-actions] button[aria-busy=false]')).click();
      await field();
      portal.type('[data-testid=order-points] input', '60');
      await confirmPlan(portal, 'trade7316');
      await portal.find('[data-testid=order-receipt] dt', redeemed);
      const said = (label: string) =>
        portal.all('[data-testid=order-receipt] dt').find(({ textContent }) => textContent === label)
          ?.nextElementSibling?.textContent;
      expect([said(redeemed), said(fee), sentPoints()]).toEqual([says, left, [60, undefined]]);
    },
  );

  it('[EPNT-09, ENT-52, OPEN-59] the points field isn’t there where the server doesn’t take points: none are asked for, none are sent', async () => {
    await openInTaiwan(
      820,
      extensions.filter((name) => name !== 'order-points'),
    );
    await acceptNotes(portal, 'TW');
    await portal.find('[data-testid=order-facts] dt', '手續費');
    expect([portal.all('[data-testid=order-points], [data-testid=order-points-note]').length, fact('手續費')]).toEqual([
      0,
      'TWD 100',
    ]);
    expect(portal.requests.some(({ name }) => name === 'ePoints')).toBe(false);
    await sendOrders(portal, 'TW');
    await portal.find('[data-testid=order-receipt]');
    expect(sentPoints()).toEqual([undefined, undefined]);
  });
});
