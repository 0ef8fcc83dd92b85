import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import { refusalDebounceMs } from '../../../ui/orders/typing-pause';
import { estimateDebounceMs } from '../../../ui/orders/units-estimate';
import { RedeemOrSwitchViewModel } from '../../../ui/screens/place-order/redeem-or-switch/redeem-or-switch-view-model';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { redeemableA } from '../../builders/stated-order-checks';
import { settled } from '../../builders/settled';
import { holdingOf } from '../support/order-page';
import { from, placeSetup } from '../support/place-page';

/** Ten units of A in a fund with some facts of its own. */
const heldA = (fund: Partial<PortfolioHolding['fund']>) => {
  const holding = holdingOf('A', '100', 'ON_TWD');
  return [{ ...holding, fund: { ...holding.fund, ...fund } }];
};

async function leaving(kind: 'sell' | 'switch', setup = placeSetup(), prefill = from({ fundCode: 'A' })) {
  const view = new RedeemOrSwitchViewModel(kind, setup.deps, prefill);
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
  it('[ORDQ-03, ENT-54, API-79] a sale by amount takes as many units as the amount buys, and never more than are available', async () => {
    const { view, clock } = await leaving('sell');
    view.leaving.chooseMode('amount');
    view.leaving.type('99');
    expect(view.leaving.units && toText(view.leaving.units)).toBe('9.900');
    view.leaving.type('101');
    clock.advance(refusalDebounceMs);
    expect(view.leaving.problem).toEqual({ of: 'units', problem: 'redemption-exceeds-available' });
  });

  it('[ORDQ-03, OPEN-80] units for an amount in another currency are asked of the server, and awaited before the order is made', async () => {
    const setup = placeSetup({ held: heldA({ baseCurrency: 'USD' }) });
    const { view, checks, compositions } = await leaving('sell', setup);
    view.leaving.chooseMode('amount');
    view.leaving.type('25');
    expect(view.leaving.units).toBeUndefined();
    expect(await view.order()).toBe('L9');
    expect(checks.asked).toContain('units A TWD 25');
    expect(compositions.sent).toEqual(['51, R A  TWD ON_TWD 2.500']);
  });

  it('[ORDQ-03, TRADE-43, R24] units for an amount are as many in another currency as in the fund’s own, and round down in both', async () => {
    const unitsFor = async (baseCurrency: string) => {
      const setup = placeSetup({ held: heldA({ baseCurrency, price: decimal('10') }) });
      setup.checks.held = [{ ...redeemableA, unitPlaces: 0 }];
      const { view } = await leaving('sell', setup);
      view.leaving.chooseMode('amount');
      view.leaving.type('29');
      await view.leaving.settle();
      return view.leaving.units && toText(view.leaving.units);
    };
    expect([await unitsFor('TWD'), await unitsFor('USD')]).toEqual(['2', '2']);
  });

  it('[TRADE-96, ORDQ-03] all units leave where the amount is all that they bring', async () => {
    const unitsFor = async (typed: string, price: string) => {
      const { view } = await leaving('sell', placeSetup({ held: heldA({ price: decimal(price) }) }));
      view.leaving.chooseMode('amount');
      view.leaving.type(typed);
      return view.leaving.units && toText(view.leaving.units);
    };
    expect(await unitsFor('32', '3.3333')).toBe('9.600');
    expect(await unitsFor('33', '3.3333')).toBe('10');
    expect(await unitsFor('33', '3.29999')).toBe('10');
    expect(await unitsFor('10001', '1000')).toBe('10');
    expect(await unitsFor('34', '3.29999')).toBeUndefined();
  });

  it.each([
    ['TWD', '1234.5600', '12345.6', '12346'],
    ['TWD', '1234.5400', '12345.4', '12345'],
    ['USD', '1234.5600', '12345.6', '12346'],
    ['USD', '1234.5400', '12345.4', '12345'],
  ])(
    '[ORDQ-03] all units of a fund in %s leave where the amount is what the holding is shown to be worth: %s worth %s for %s',
    async (baseCurrency, units, worth, typed) => {
      const [holding] = heldA({ baseCurrency, price: decimal('10') });
      if (!holding) throw new Error('nothing is held');
      const line = { ...holding.line, currency: 'TWD', marketValue: decimal(worth) };
      const setup = placeSetup({ held: [{ ...holding, units: decimal(units), line }] });
      setup.checks.held = [{ ...redeemableA, available: decimal(units), total: decimal(units), unitPlaces: 4 }];
      const { view } = await leaving('sell', setup);
      view.leaving.chooseMode('amount');
      view.leaving.type(typed);
      await view.leaving.settle();
      expect(view.leaving.units && toText(view.leaving.units)).toBe(units);
    },
  );

  it('[ORDQ-03, OPEN-72] a sale by amount isn’t offered where no price tells what units bring', async () => {
    const { view } = await leaving('sell', placeSetup({ held: heldA({ price: undefined }) }));
    expect(view.leaving.modes).toEqual(['units', 'percent']);
  });

  it('[ORDQ-03, OPEN-72] a sale by amount isn’t offered any more for a holding without a price, and is again for the one with it', async () => {
    const priced = holdingOf('A', '100', 'ON_TWD');
    const unpriced = holdingOf('Z', '300', 'OF_TWD');
    const held = [priced, { ...unpriced, fund: { ...unpriced.fund, price: undefined } }];
    const setup = placeSetup({ held });
    setup.checks.held = [redeemableA, { ...redeemableA, fundCode: 'Z' }];
    const { view } = await leaving('sell', setup);
    view.leaving.chooseMode('amount');
    view.leaving.type('25');
    view.choose(unpriced.id);
    expect([view.leaving.mode, view.leaving.typed, view.leaving.problem]).toEqual(['units', '', undefined]);
    view.choose(priced.id);
    expect([view.leaving.mode, view.leaving.typed]).toEqual(['amount', '']);
    view.choose(unpriced.id);
    view.leaving.type('4');
    expect(view.leaving.units && toText(view.leaving.units)).toBe('4.000');
  });

  it('[SESS-17, OPEN-72] that a draft kept are none once the price is gone, never as many units', async () => {
    const vault = new MemoryVault();
    const before = await leaving('sell', placeSetup({ vault }));
    before.view.leaving.chooseMode('amount');
    before.view.leaving.type('5');
    const { view } = await leaving('sell', placeSetup({ vault, held: heldA({ price: undefined }) }), from());
    expect([view.holdingId, view.leaving.mode, view.leaving.typed, view.leaving.units]).toEqual([
      before.view.holdingId,
      'units',
      '',
      undefined,
    ]);
  });

  it('[OPEN-92, TRADE-23] a draft’s units are estimated anew after a page that couldn’t be loaded is loaded again', async () => {
    const vault = new MemoryVault();
    const before = await leaving('sell', placeSetup({ vault }));
    before.view.leaving.type('2');
    const setup = placeSetup({ vault });
    setup.checks.held = { kind: 'server-error', status: 500 };
    const { view } = await leaving('sell', setup, from());
    setup.checks.held = [redeemableA];
    await view.resource.load();
    await settled();
    expect(view.leaving.estimate.value && toText(view.leaving.estimate.value)).toBe('20');
  });
});

it('[ORDQ-03, I18N-12, OPEN-92] the holding that was chosen and the units stay, where another language couldn’t be loaded and is asked for again', async () => {
  const setup = placeSetup({ held: [holdingOf('A', '100', 'ON_TWD'), holdingOf('Z', '300', 'OF_TWD')] });
  setup.checks.held = [redeemableA, { ...redeemableA, fundCode: 'Z' }];
  const { view } = await leaving('sell', setup);
  view.choose(holdingOf('Z', '300', 'OF_TWD').id);
  view.leaving.type('4');
  const { held } = setup.checks;
  setup.checks.held = { kind: 'server-error', status: 500 };
  await view.translate();
  expect(view.resource.isOutdated).toBe(true);
  setup.checks.held = held;
  await view.resource.load();
  expect(view.resource.isOutdated).toBe(false);
  expect([view.chosen?.holding.fund.code, view.leaving.typed]).toEqual(['Z', '4']);
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

describe('the days of a switch', () => {
  it('[TRADE-114, TRADE-115] pass over those on which a fund that it goes into is closed, whose dealing is asked for once', async () => {
    const asked: string[] = [];
    const dealing = ({ code }: FundIdentifier) => {
      asked.push(code);
      return Promise.resolve(ok({ closedOn: code === 'B' ? ['2026-11-20'] : [], cutOff: 'onshore' } as const));
    };
    const { view } = await leaving('switch', placeSetup({ dealing }));
    const datesNow = async () => {
      const stop = view.facts.dates?.begin();
      await settled();
      stop?.();
      return view.facts.dates?.dates?.dealingDate;
    };
    expect(await datesNow()).toBe('2026-11-20');
    await view.add('B');
    expect(await datesNow()).toBe('2026-11-23');
    await view.add('C');
    expect(await datesNow()).toBe('2026-11-23');
    expect(asked).toEqual(['A', 'B', 'C']);
  });

  it('[TRADE-114, OPEN-92] no days of a switch are told where those of a fund that it goes into can’t be loaded', async () => {
    let isFailing = true;
    const dealing = ({ code }: FundIdentifier) =>
      Promise.resolve(
        isFailing && code === 'B'
          ? err<CallFailure>({ kind: 'server-error', status: 500 })
          : ok({ closedOn: [], cutOff: 'onshore' } as const),
      );
    const { view } = await leaving('switch', placeSetup({ dealing }));
    await view.add('B');
    const stop = view.facts.dates?.begin();
    await settled();
    expect(view.facts.dates?.dates).toBeUndefined();
    isFailing = false;
    await view.facts.dates?.dealing.load();
    expect(view.facts.dates?.dates?.dealingDate).toBe('2026-11-20');
    stop?.();
  });
});

describe('the shares of a switch', () => {
  it('[ORDQ-02] each share is what is left at first; all are told together, and can be made equal', async () => {
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
