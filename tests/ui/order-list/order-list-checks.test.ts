import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { toText } from '../../../domain/money/decimal';
import {
  amountQuantity,
  type Order,
  type Redemption,
  type Switch,
  unitsQuantity,
} from '../../../domain/trading/orders/order';
import type { OrderCardViewModel } from '../../../ui/screens/order-list/cards/order-card-view-model';
import { estimateDebounceMs } from '../../../ui/orders/units-estimate';
import { decimal } from '../../builders/decimal';
import { redeemableA, StatedAgreements, StatedOrderChecks } from '../../builders/stated-order-checks';
import { settled } from '../../builders/settled';
import { buyA, buyU, heldUnits, holdingOf, orderPage, readyPage, redeemA, switchA } from '../support/order-page';

const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };

/** Returns the checks of orders, without the estimates of units. */
const checksOf = ({ asked }: StatedOrderChecks) => asked.filter((one) => !one.startsWith('worth'));

/** A promise, and what ends it. */
function gate() {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

describe('the orders of a list', () => {
  it.each([
    [true, 'L1'],
    [false, undefined],
  ])(
    '[API-79..81, TRADE-96] the orders are checked in their own list where the client made it: %s',
    async (isOwn, listId) => {
      const checks = new StatedOrderChecks();
      await readyPage({ items: [buyA], checks, list: { isOwn } });
      expect(checks.checkedIn).toBe(listId);
    },
  );
});

describe('the units that can leave a fund', () => {
  it('[API-37, TRADE-19..22, TRADE-96] the available units are those that no open order takes, of all that are held', async () => {
    const checks = new StatedOrderChecks();
    checks.held = [{ ...redeemableA, available: decimal('4'), unitPlaces: 1, feeType: 'back-end' }];
    const { card, view, orders } = await readyPage({ items: [redeemA], checks });
    const [line] = card(0).lines;
    expect([line?.totalHoldings, line?.availableHoldings].map((units) => units && toText(units))).toEqual(['10', '4']);
    card(0).changeText('4.1');
    expect([card(0).commitEdit(), card(0).typedProblem]).toEqual([false, 'redemption-exceeds-available']);
    card(0).changeText('1.25');
    expect([card(0).commitEdit(), card(0).typedProblem]).toEqual([false, 'too-many-places']);
    card(0).cancelEdit();
    await view.send();
    expect(orders.received[0]?.redemptionList).toMatchObject([
      { totalHoldings: '10', availableHoldings: '4', redUnitPrecision: 1, fundFeeType: 'back-end' },
    ]);
  });

  it('[API-37, HOLD-10] a fund that is held but of which the server has nothing to redeem has no available units', async () => {
    const checks = new StatedOrderChecks();
    checks.held = [
      { ...redeemableA, accountNo: '52' },
      { ...redeemableA, currency: 'USD' },
    ];
    expect((await orderPage({ items: [redeemA], checks })).card(0).refusal).toBe('none-redeemable');
  });

  it('[TRADE-111] units of two fee types count together, and their remittances are told', async () => {
    const checks = new StatedOrderChecks();
    const part = { ...redeemableA, total: decimal('5'), available: decimal('3') };
    checks.held = [part, { ...part, feeType: 'back-end' }];
    checks.validation = {
      unitsBreakdown: [
        { fundFeeType: 'front-end', unit: decimal('1') },
        { fundFeeType: 'back-end', unit: decimal('1') },
      ],
    };
    const { card, view, orders } = await readyPage({ items: [redeemA], checks });
    expect(card(0).lines[0]?.availableHoldings).toEqual(decimal('6'));
    expect(view.terms.notes).toContain('two-remittances');
    expect(card(0).remittances.map(({ feeType, units }) => `${feeType} ${toText(units)}`)).toEqual([
      'front-end 1',
      'back-end 1',
    ]);
    await view.send();
    expect(orders.received[0]?.redemptionList[0]?.unitsBreakdown).toEqual([
      { fundFeeType: 'front-end', unit: '1' },
      { fundFeeType: 'back-end', unit: '1' },
    ]);
  });
});

describe('several orders that leave one holding', () => {
  it('[TRADE-19, TRADE-96, TRADE-97] share its units, and one that is removed gives its own back', async () => {
    const { card, view } = await readyPage({ items: [redeemA, switchA] });
    const available = () => [0, 1].map((place) => 'available' in card(place).rule && card(place).rule);
    expect(available()).toMatchObject([{ available: decimal('7') }, { available: decimal('8') }]);
    card(0).changeText('7');
    expect(card(0).commitEdit()).toBe(true);
    card(1).changeText('3.5');
    expect([card(1).commitEdit(), card(1).typedProblem]).toEqual([false, 'switch-out-exceeds-available']);
    card(1).cancelEdit();
    card(0).remove();
    expect(available()[1]).toMatchObject({ available: decimal('10') });
    card(1).changeText('9');
    expect(card(1).commitEdit()).toBe(true);
    card(0).undoRemove();
    await settled();
    expect([card(0).problem, card(1).problem, view.submitBlocker]).toEqual([
      'redemption-exceeds-available',
      'switch-out-exceeds-available',
      'problems',
    ]);
  });
});

describe('a switch between fee types', () => {
  const into = (intoFeeType: 'front-end' | 'back-end') => ({ ...switchA, intoFeeType });

  it('[TRADE-110, ENT-53] a switch between fee types is stopped on its line, and no figure mends it', async () => {
    const { card, view, orders } = await readyPage({ items: [into('back-end')] });
    expect([card(0).problem, card(0).isEditable, view.submitBlocker]).toEqual(['fee-types-differ', false, 'problems']);
    await view.send();
    expect(orders.asked).toEqual([]);
    expect((await readyPage({ items: [into('front-end')] })).card(0).problem).toBeUndefined();
    expect((await readyPage({ items: [switchA] })).card(0).problem).toBeUndefined();
  });

  it('[TRADE-110, TRADE-111, ENT-53] takes the units of the type that the fund takes, where some are held', async () => {
    const checks = new StatedOrderChecks();
    const part = { ...redeemableA, total: decimal('4'), available: decimal('4') };
    checks.held = [
      { ...part, total: decimal('6'), available: decimal('6') },
      { ...part, feeType: 'back-end', feePercent: decimal('1.5') },
    ];
    const { card, view, orders } = await readyPage({ items: [into('back-end')], checks });
    expect([card(0).problem, card(0).rule]).toMatchObject([undefined, { available: decimal('4') }]);
    await view.send();
    expect(orders.received[0]?.switchList).toMatchObject([{ outFundFeeType: 'back-end', percent: '75.00' }]);
  });
});

describe('units held so briefly that they bear a fee', () => {
  const brief = { units: decimal('1'), days: 14, ratePercent: decimal('0.5') };
  const pageOf = async (item: Redemption | Switch, terms?: typeof brief) => {
    const checks = new StatedOrderChecks();
    checks.held = [{ ...redeemableA, ...(terms === undefined ? {} : { shortTerm: terms }) }];
    const { card } = await readyPage({ items: [item], checks });
    return card(0);
  };

  it('[TRADE-126] leave last, and are told of before the list is sent', async () => {
    const card = await pageOf(redeemA, brief);
    expect(card.briefUnits).toBeUndefined();
    card.changeText('9.4');
    expect(card.commitEdit()).toBe(true);
    expect(card.briefUnits && [toText(card.briefUnits.units), card.briefUnits.days]).toEqual(['0.400', 14]);
  });

  it('[TRADE-126, OPEN-35] units that bear a short-term fee are told of by the days and the rate that the data state, and by no rate of our own', async () => {
    for (const terms of [brief, { ...brief, days: 30, ratePercent: decimal('1') }]) {
      const card = await pageOf(redeemA, terms);
      card.changeText('10');
      expect(card.commitEdit()).toBe(true);
      expect(card.briefUnits).toMatchObject({ days: terms.days, ratePercent: terms.ratePercent });
    }
    const card = await pageOf(redeemA);
    card.changeText('10');
    expect(card.commitEdit()).toBe(true);
    expect(card.briefUnits).toBeUndefined();
  });

  it('[TRADE-128] bear none in a switch within a class', async () => {
    const all: Switch = {
      kind: 'switch',
      fundCode: 'A',
      intoFundCode: 'U',
      amcCode: '51',
      currency: 'TWD',
      quantity: unitsQuantity(decimal('10')),
    };
    expect((await pageOf({ ...all, isWithinClass: true }, brief)).briefUnits).toBeUndefined();
    expect((await pageOf({ ...all, isWithinClass: false }, brief)).briefUnits).toBeDefined();
  });
});

describe('the account of the orders', () => {
  it('[API-37, TRADE-86] that isn’t told for a client who holds nothing keeps the list from being checked and sent, and says why', async () => {
    const { view, checks, orders } = await readyPage({ items: [buyA], held: [] });
    expect([view.submitBlocker, checks.asked]).toEqual(['no-account', []]);
    await view.send();
    expect(orders.asked).toEqual([]);
  });
});

describe('the server’s check of the orders', () => {
  it('[API-80..82, TRADE-47, TRADE-48, OPEN-38] asks about what there is, and about nothing that there isn’t', async () => {
    const both = await orderPage({ items: [buyA, redeemA, switchA] });
    expect(checksOf(both.checks)).toEqual(['B 51 A TWD 3000', 'R 51 A TWD 2', 'S 51 A→U TWD 3']);
    expect(checksOf((await orderPage({ items: [buyA] })).checks)).toEqual(['B 51 A TWD 3000']);
    expect(checksOf((await orderPage({ items: [redeemA] })).checks)).toEqual(['R 51 A TWD 2']);
    expect(checksOf((await orderPage({ items: [switchA] })).checks)).toEqual(['S 51 A→U TWD 3']);
  });

  it('[API-82, ERR-22, TRADE-60] says what stands against a switch at that very switch, and stops it', async () => {
    const checks = new StatedOrderChecks();
    checks.refusals = [{ code: 'ORDER_FUND_CLOSED', fundCode: 'A', intoFundCode: 'Z', currency: 'TWD' }];
    const { view, card } = await readyPage({
      items: [switchA, { ...switchA, intoFundCode: 'Z' }],
      checks,
    });
    expect([card(0).serverRefusal, card(1).serverRefusal?.code]).toEqual([undefined, 'ORDER_FUND_CLOSED']);
    expect(view.submitBlocker).toBe('problems');
  });

  it('[TRADE-58, OPEN-78] waits for the consent', async () => {
    const { view, checks } = await orderPage({ items: [buyA], list: { first: true } });
    expect(checks.asked).toEqual([]);
    await view.consent();
    expect(checks.asked).toEqual(['B 51 A TWD 3000']);
  });

  it('[OPEN-80] the check is made again after every change, without what was removed and what a rule of the portal stops', async () => {
    const { card, checks } = await orderPage({ items: [buyA, buyU] });
    card(0).changeText('4000');
    card(0).commitEdit();
    card(1).remove();
    await settled();
    card(1).undoRemove();
    await settled();
    expect(checksOf(checks)).toEqual([
      'B 51 A TWD 3000, U USD 200',
      'B 51 A TWD 4000, U USD 200',
      'B 51 A TWD 4000',
      'B 51 A TWD 4000, U USD 200',
    ]);
    const stopped = await orderPage({ items: [{ ...buyA, quantity: amountQuantity(decimal('30000001')) }, buyU] });
    expect(checksOf(stopped.checks)).toEqual(['B 51 U USD 200']);
  });

  it('[TRADE-49, TRADE-50, TRADE-60, ERR-22] puts the first message at its order alone, which then isn’t sent', async () => {
    const checks = new StatedOrderChecks();
    const of = { fundCode: 'U', currency: 'USD' };
    checks.refusals = [
      { code: 'ORDER_FUND_CLOSED', message: 'first', ...of },
      { code: 'ORDER_CAP_EXCEEDED', message: 'second', ...of },
    ];
    const { card, view, orders } = await readyPage({ items: [buyA, buyU], checks });
    expect([card(0).serverRefusal, card(1).serverRefusal?.message, view.submitBlocker]).toEqual([
      undefined,
      'first',
      'problems',
    ]);
    await view.send();
    expect(orders.asked).toEqual([]);
    checks.refusals = [];
    card(1).remove();
    await settled();
    expect(view.submitBlocker).toBeUndefined();
  });

  it('[TRADE-49] that names no fund is about all orders of its kind', async () => {
    const checks = new StatedOrderChecks();
    checks.refusals = [{ code: 'ORDER_NOT_ALLOWED' }];
    const { card } = await orderPage({ items: [buyA, buyU], checks });
    expect([card(0).serverRefusal?.code, card(1).serverRefusal?.code]).toEqual(Array(2).fill('ORDER_NOT_ALLOWED'));
  });

  it('[TRADE-60, R5] that can’t be asked lets nothing pass: nothing is sent or lost, and it is asked again', async () => {
    const checks = new StatedOrderChecks();
    checks.failure = offline;
    const { view, orders } = await readyPage({ items: [buyA], checks });
    expect([view.submitBlocker, view.cards.length]).toEqual(['unchecked', 1]);
    await view.send();
    expect(orders.asked).toEqual([]);
    checks.failure = undefined;
    await view.check();
    expect(view.submitBlocker).toBeUndefined();
  });

  it('[OPEN-80] that comes late says nothing of what the orders are by then', async () => {
    const checks = new StatedOrderChecks();
    const { view, card } = await readyPage({ items: [buyA], checks });
    const first = gate();
    const second = gate();
    checks.refusals = [{ code: 'ORDER_CAP_EXCEEDED' }];
    checks.gate = first.promise;
    card(0).changeText('4000');
    card(0).commitEdit();
    checks.refusals = [];
    checks.gate = second.promise;
    card(0).changeText('3500');
    card(0).commitEdit();
    expect(view.submitBlocker).toBe('checking');
    second.open();
    await settled();
    first.open();
    await settled();
    expect([card(0).serverRefusal, view.submitBlocker]).toEqual([undefined, undefined]);
  });

  it('[TRADE-61, TRADE-93..95] tells that the link has ended meanwhile', async () => {
    const checks = new StatedOrderChecks();
    const { view, card } = await orderPage({ items: [buyA], checks });
    checks.failure = { kind: 'rejected', errors: [{ code: 'ORDER_LINK_EXPIRED' }] };
    card(0).changeText('4000');
    card(0).commitEdit();
    await settled();
    expect(view.phase).toEqual({ kind: 'closed', link: 'expired' });
  });

  it('[TRADE-28, TRADE-59, CONFLICT-38] brings the server’s own warnings, and the breakdown of each redemption', async () => {
    const checks = new StatedOrderChecks();
    checks.validation = { showsWarning: true };
    const { view, orders } = await readyPage({
      items: [redeemA, { ...redeemA, quantity: unitsQuantity(decimal('3')) }],
      checks,
    });
    expect(view.terms.notes).toContain('half-of-portfolio');
    await view.send();
    expect(orders.received[0]?.redemptionList.map(({ unitsBreakdown }) => unitsBreakdown)).toEqual([
      [{ fundFeeType: 'front-end', unit: '2' }],
      [{ fundFeeType: 'front-end', unit: '3' }],
    ]);
  });
});

describe('the estimate of units', () => {
  const worthOf = ({ estimate }: OrderCardViewModel) => estimate.value && Number(toText(estimate.value));

  it('[TRADE-23, API-79, OPEN-80] follows what is typed once typing rests, and drops late answers', async () => {
    const { card, checks, clock } = await orderPage({ items: [redeemA] });
    await settled();
    expect(worthOf(card(0))).toBe(20);
    for (const text of ['3', '3.5', '4']) {
      card(0).changeText(text);
      clock.advance(estimateDebounceMs - 1);
    }
    expect(checks.asked.filter((one) => one.startsWith('worth'))).toEqual(['worth A TWD 2']);
    const late = gate();
    checks.gate = late.promise;
    clock.advance(1);
    checks.gate = undefined;
    card(0).changeText('5');
    clock.advance(estimateDebounceMs);
    await settled();
    late.open();
    await settled();
    expect(checks.asked.filter((one) => one.startsWith('worth'))).toEqual([
      'worth A TWD 2',
      'worth A TWD 4.000',
      'worth A TWD 5.000',
    ]);
    expect(worthOf(card(0))).toBe(50);
  });

  it('[TRADE-45] the estimate of more units than are available is zero, and not asked for', async () => {
    const { card, checks } = await orderPage({ items: [{ ...redeemA, quantity: unitsQuantity(decimal('11')) }] });
    await settled();
    expect([worthOf(card(0)), checks.asked]).toEqual([0, []]);
  });

  it('[TRADE-23, TRADE-45] the estimate is of what is available beside the other orders, and comes back when one is taken out', async () => {
    const items: readonly Order[] = [
      { ...redeemA, quantity: unitsQuantity(decimal('10')) },
      { ...switchA, quantity: unitsQuantity(decimal('3')) },
    ];
    const { card } = await orderPage({ items });
    await settled();
    expect([worthOf(card(0)), worthOf(card(1))]).toEqual([0, 0]);
    card(1).remove();
    await settled();
    expect(worthOf(card(0))).toBe(100);
    card(1).undoRemove();
    await settled();
    expect(worthOf(card(0))).toBe(0);
  });

  it('[TRADE-46, ERR-23] that can’t be had says so, may be asked for again, and stops no order', async () => {
    const checks = new StatedOrderChecks();
    checks.worthFailure = { kind: 'malformed' };
    const { card, view } = await readyPage({ items: [redeemA], checks });
    await settled();
    expect([card(0).estimate.phase.kind, view.submitBlocker]).toEqual(['failed', undefined]);
    checks.worthFailure = undefined;
    await card(0).estimate.fetch();
    expect(worthOf(card(0))).toBe(20);
  });

  it('[API-79] only units that leave a fund are estimated', async () => {
    const { checks } = await orderPage({ items: [buyA, switchA] });
    await settled();
    expect(checks.asked.filter((one) => one.startsWith('worth'))).toEqual(['worth A TWD 3']);
  });
});

describe('the agreements of the funds', () => {
  const stated = {
    A: [{ categoryCode: 'C2', title: 'Two' }, { categoryCode: 'C1' }],
    U: [{ categoryCode: 'C2' }, { categoryCode: 'C3' }],
  };

  it('[API-78, ENUM-10, ENT-54] the agreements are asked for by kind of line, once for a fund, and never for a redemption', async () => {
    const agreements = new StatedAgreements(stated);
    await orderPage({ items: [buyA, buyA, redeemA, switchA], agreements });
    expect(agreements.asked).toEqual([
      'ALLOTMENT_FUND_NOTES A',
      'SWITCH_REDEMPTION_FUND_NOTES A',
      'SWITH_FUND_NOTES U',
    ]);
  });

  it('[TRADE-24, TRADE-55..57, TRADE-65] the agreements are accepted once each, in their order, and go with their orders', async () => {
    const { view, orders, card } = await orderPage({ items: [buyA, buyU], agreements: new StatedAgreements(stated) });
    expect(view.terms.agreements.map(({ categoryCode, title }) => [categoryCode, title])).toEqual([
      ['C1', undefined],
      ['C2', 'Two'],
      ['C3', undefined],
    ]);
    for (const note of view.terms.notes) view.terms.tick(note, true);
    for (const code of ['C1', 'C2']) view.terms.agree(code, true);
    expect(view.submitBlocker).toBe('notes');
    view.terms.agree('C3', true);
    expect(view.submitBlocker).toBeUndefined();
    view.terms.agree('C1', false);
    expect(view.submitBlocker).toBe('notes');
    view.terms.agree('C1', true);
    view.typePassword('abc123');
    await view.send();
    const approved = (...codes: string[]) => codes.map((categoryCode) => ({ categoryCode, approved: 'Y' }));
    expect(orders.received[0]?.allotmentList.map(({ agreements }) => agreements)).toEqual([
      approved('C1', 'C2'),
      approved('C2', 'C3'),
    ]);
    expect(card(0).lines[0]?.agreements).toEqual(approved('C1', 'C2'));
  });
});

describe('the least of a purchase', () => {
  it('[TRADE-51, TRADE-53] the least on top of units counts those of the account that the list goes to, and no other’s', async () => {
    const limits = { buyLowerLimit: decimal('100'), buyOnTopLowerLimit: decimal('50') };
    const bought = { ...buyU, limits, onTop: { availBuyOnTopForeign: true } };
    const least = async (accountNo: string) => {
      const inUsd = { ...holdingOf('U', '300', 'OF_ZZZ'), accountNo, settlementCurrency: 'USD' };
      const { card } = await orderPage({ items: [bought], held: [...heldUnits, inUsd] });
      const { rule } = card(0);
      return rule.kind === 'amount' ? toText(rule.bounds.minimum) : undefined;
    };
    expect([await least('51'), await least('99')]).toEqual(['50', '100']);
  });
});
