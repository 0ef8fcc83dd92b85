import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { confirmPlan } from '../support/new-plan-form';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Opens the recorded list of Hong Kong, a purchase of HKD 20,000 at 0.18 %. */
const open = (given: Readonly<Record<string, TransportAnswer>> = {}, language: Language = 'en_US') =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234', languages: ['zh_HK', 'en_US'] },
    ...{ route: orderLinks.HK, language, answer: ({ name }) => given[name] },
  });

const points = (totalPoints: number) => ({ ePoints: answer(200, { totalPoints, ePointDetails: [] }) });

const fact = (label: string): string | undefined =>
  portal.all('.order-facts dt').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

describe('the points field of a purchase in Hong Kong', () => {
  it('[EPNT-05, EPNT-06, EPNT-07] says how many there are and what they are worth, and shows the fee before and after', async () => {
    await open(points(12_490));
    const field = await portal.find<HTMLInputElement>('.order-points input');
    expect(portal.textsOf('.order-points legend, .order-points label, .order-points .text-field-hint')).toEqual([
      ...['Redeem ePoints for the fee', 'ePoints to redeem'],
      'You have 12,490 ePoints. Every 50 take HKD 1.00 off the fee.',
    ]);
    expect([fact('Fee'), fact('Fee before ePoints')]).toEqual(['HKD 36.00', undefined]);
    portal.type('.order-points input', '500');
    await portal.find('.order-facts dt', 'Fee before ePoints');
    expect([fact('Fee before ePoints'), fact('ePoints redeemed'), fact('Fee')]).toEqual([
      ...['HKD 36.00', 'HKD -10.00', 'HKD 26.00'],
    ]);
    portal.type('.order-points input', '75');
    await portal.find('.order-points [role=alert]', 'Enter a whole number of ePoints, in steps of 50.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    (await portal.find('.order-points button', 'Redeem 1,800')).click();
    await portal.find('.order-facts dt', 'Fee before ePoints');
    expect([field.value, fact('Fee')]).toEqual(['1800', 'HKD 0.00']);
  });

  it('[EPNT-06, OPEN-69] names the rule that stops what is typed', async () => {
    await open(points(1_000));
    await portal.find('.order-points input');
    portal.type('.order-points input', '1050');
    await portal.find('.order-points [role=alert]', 'You have only 1,000 ePoints for this order.');
    portal.close();
    await open(points(12_490));
    await portal.find('.order-points input');
    portal.type('.order-points input', '1850');
    await portal.find('.order-points [role=alert]', 'The fee takes no more than 1,800 ePoints.');
  });

  it('[EPNT-01, OPEN-92] lets the order be sent without points that couldn’t be loaded, and asks again', async () => {
    const given: Record<string, TransportAnswer> = { ePoints: answer(500, {}) };
    await open(given);
    await portal.find('.panel-retry, p', 'We could not load your ePoints. You can send this order without them.');
    expect(fact('Fee')).toBe('HKD 36.00');
    Object.assign(given, points(500));
    (await portal.find('button', 'Try again')).click();
    await portal.find('.order-points input');
  });

  it.each([
    ['en_US', 'We have received your orders', ['ePoints redeemed', '500 for HKD 10.00']],
    ['zh_HK', '我們已收到您的指示', ['積分扣減', '500（HKD 10.00）']],
  ] as const)(
    '[EPNT-06, ENT-55] is followed by a receipt that says what was redeemed: %s',
    async (language, title, facts) => {
      await open(points(12_490), language);
      await portal.find('.order-points input');
      portal.type('.order-points input', '500');
      await confirmPlan(portal);
      await portal.find('h2', title);
      const redeemed = portal.all('.order-receipt dt').filter(({ textContent }) => textContent === facts[0]);
      expect(redeemed.map(({ nextElementSibling }) => nextElementSibling?.textContent)).toEqual([facts[1]]);
    },
  );

  it('[EPNT-06, I18N-10] is in Chinese for who reads it', async () => {
    await open(points(12_490), 'zh_HK');
    await portal.find('.order-points input');
    expect(portal.textsOf('.order-points legend, .order-points label, .order-points .text-field-hint')).toEqual([
      ...['以獎賞積分（ePoints）扣減費用', '使用積分'],
      '可用積分：12,490。每 50 積分可扣減費用 HKD 1.00。',
    ]);
  });
});
