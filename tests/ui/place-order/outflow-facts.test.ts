import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { refusalDebounceMs } from '../../../ui/orders/typing-pause';
import { estimateDebounceMs } from '../../../ui/orders/units-estimate';
import { RedeemOrSwitchViewModel } from '../../../ui/screens/place-order/redeem-or-switch/redeem-or-switch-view-model';
import { decimal } from '../../builders/decimal';
import { redeemableA } from '../../builders/stated-order-checks';
import { from, placeSetup } from '../support/place-page';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

async function leaving(kind: 'sell' | 'switch', setup = placeSetup()) {
  const view = new RedeemOrSwitchViewModel(kind, setup.deps, from({ fundCode: 'A' }));
  await view.load();
  await settled();
  return { view, ...setup };
}

describe('the units that leave by a part of the holding', () => {
  it.each([
    ['10', '1.000'],
    ['25', '2.500'],
    ['50', '5.000'],
    ['100', '10'],
  ])('[ORDQ-03, TRADE-96] come to %s percent of those available at one press', async (share, units) => {
    const { view } = await leaving('sell');
    view.leaving.takeShare(share);
    expect(view.leaving.units && toText(view.leaving.units)).toBe(units);
    expect(view.leaving.problem).toBeUndefined();
  });
});

describe('the units that leave for an amount', () => {
  it('[ORDQ-03, ENT-54, API-79] are as many as the amount buys, and never more than are available', async () => {
    const { view, clock } = await leaving('sell');
    view.leaving.chooseMode('amount');
    view.leaving.type('99');
    expect(view.leaving.units && toText(view.leaving.units)).toBe('9.900');
    view.leaving.type('101');
    clock.advance(refusalDebounceMs);
    expect(view.leaving.problem).toEqual({ of: 'units', problem: 'redemption-exceeds-available' });
  });

  it('[ORDQ-03, OPEN-80] are asked of the server in another currency, and awaited before the order is made', async () => {
    const setup = placeSetup();
    const held = setup.checks.held;
    expect(held).toEqual([redeemableA]);
    const { view, checks, compositions } = await leaving('sell', setup);
    const chosen = view.chosen;
    if (!chosen) throw new Error('nothing is chosen');
    Object.assign(chosen.holding, { fund: { ...chosen.holding.fund, baseCurrency: 'USD' } });
    view.leaving.chooseMode('amount');
    view.leaving.type('25');
    expect(view.leaving.units).toBeUndefined();
    expect(await view.order()).toBe('L9');
    expect(checks.asked).toContain('units A TWD 25');
    expect(compositions.sent).toEqual(['51, R A  TWD ON_TWD 2.500']);
  });

  it('[TRADE-96, ORDQ-03] are all units where the amount is all that they bring', async () => {
    const { view } = await leaving('sell');
    const { fund } = view.chosen?.holding ?? {};
    if (!fund) throw new Error('nothing is chosen');
    Object.assign(fund, { price: decimal('3.3333') });
    view.leaving.chooseMode('amount');
    view.leaving.type('33');
    expect(view.leaving.units && toText(view.leaving.units)).toBe('9.901');
    Object.assign(fund, { price: decimal('3.29999') });
    view.leaving.type('33');
    expect(view.leaving.units && toText(view.leaving.units)).toBe('10');
    view.leaving.type('34');
    expect(view.leaving.units).toBeUndefined();
  });

  it('[ORDQ-03, OPEN-72] can’t be asked for where no price tells what units bring', async () => {
    const { view } = await leaving('sell');
    const { fund } = view.chosen?.holding ?? {};
    if (!fund) throw new Error('nothing is chosen');
    Object.assign(fund, { price: undefined });
    expect(view.leaving.modes).toEqual(['units', 'percent']);
  });
});

describe('the refusal of units', () => {
  it('[TRADE-96] comes once typing pauses, and goes with the next key', async () => {
    const { view, clock } = await leaving('sell');
    view.leaving.type('11');
    expect(view.leaving.problem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(view.leaving.problem).toEqual({ of: 'units', problem: 'redemption-exceeds-available' });
    view.leaving.type('1');
    expect(view.leaving.problem).toBeUndefined();
  });
});

describe('the facts beside units that leave', () => {
  it('[TRADE-23, TRADE-120] tell what is left, where the money goes, and by when it is paid', async () => {
    const { view, clock } = await leaving('sell');
    const stop = view.facts.dates?.begin();
    view.leaving.type('2.5');
    clock.advance(estimateDebounceMs);
    await settled();
    const { left, paidTo, dates, fees } = view.facts;
    expect(left && toText(left.units)).toBe('7.500');
    expect(paidTo).toEqual({ masked: '***456' });
    expect(dates?.dates?.dealingDate).toBe('2026-11-20');
    expect(dates?.dates?.paidBy).toBe('2026-11-27');
    expect(fees?.net && toText(fees.net)).toBe('25');
    stop?.();
  });

  it('[TRADE-110, TRADE-111] take the back-end fee off what is paid, and leave it open where units bear two types', async () => {
    const setup = placeSetup();
    const backEnd = { ...redeemableA, feeType: 'back-end', feePercent: decimal('2') } as const;
    setup.checks.held = [backEnd];
    const { view } = await leaving('sell', setup);
    view.leaving.takeShare('100');
    await settled();
    expect(view.facts.fees?.net && toText(view.facts.fees.net)).toBe('98');
    setup.checks.held = [
      { ...redeemableA, total: decimal('4'), available: decimal('4') },
      { ...backEnd, total: decimal('6'), available: decimal('6') },
    ];
    const mixed = await leaving('sell', setup);
    mixed.view.leaving.takeShare('100');
    await settled();
    expect([mixed.view.facts.fees?.gross && toText(mixed.view.facts.fees.gross), mixed.view.facts.fees?.net]).toEqual([
      '100',
      undefined,
    ]);
  });

  it('[TRADE-126] take the short-term fee off the units that leave last', async () => {
    const setup = placeSetup();
    const shortTerm = { units: decimal('4'), days: 7, ratePercent: decimal('1') };
    setup.checks.held = [{ ...redeemableA, shortTerm }];
    const { view } = await leaving('sell', setup);
    view.leaving.takeShare('50');
    await settled();
    expect(view.facts.shortTerm).toBeUndefined();
    view.leaving.takeShare('100');
    await settled();
    expect(view.facts.shortTerm && toText(view.facts.shortTerm.units)).toBe('4');
    expect(view.facts.fees?.net && toText(view.facts.fees.net)).toBe('99');
  });

  it('[TIER-06, TIER-22] tell the tier that a sale leaves, and none of a switch', async () => {
    const sale = await leaving('sell');
    sale.view.leaving.takeShare('100');
    await settled();
    expect(sale.view.facts.tierChange?.after.id).toBe('baseTW');
    const { view } = await leaving('switch');
    view.leaving.takeShare('100');
    await settled();
    expect(view.facts.tierChange).toBeUndefined();
  });
});

describe('the shares of a switch', () => {
  it('[ORDQ-02] are what is left at first, are told together, and can be made equal', async () => {
    const { view } = await leaving('switch');
    view.leaving.takeShare('100');
    for (const code of ['B', 'C', 'D']) await view.add(code);
    expect(view.targets.map(({ typed }) => typed)).toEqual(['100', '', '']);
    view.targets[0]?.type('40');
    expect([toText(view.shares.total), toText(view.shares.left)]).toEqual(['40.00', '60.00']);
    view.shareEqually();
    expect(view.targets.map(({ typed }) => typed)).toEqual(['33.34', '33.33', '33.33']);
    expect(view.isPercentSumWrong).toBe(false);
    expect(view.parts.map(toText)).toEqual(['3.334', '3.333', '3.333']);
  });

  it('[ORDQ-02] offer a new target what the others leave', async () => {
    const { view } = await leaving('switch');
    await view.add('B');
    view.targets[0]?.type('33.33');
    await view.add('C');
    expect(view.targets[1]?.typed).toBe('66.67');
  });
});
