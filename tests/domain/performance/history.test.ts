import { describe, expect, it } from 'vitest';
import { type Decimal, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { gainOfBridge, valueBridge } from '../../../domain/performance/bridge';
import { gainsIn } from '../../../domain/performance/gains';
import { transferHistory } from '../../../domain/performance/transfer-history';
import { entitledUnits } from '../../../domain/performance/position-history';
import { positionsOn } from '../../../domain/performance/position-on-day';
import { latestPriceDay, portfolioWorth } from '../../../domain/performance/portfolio-worth';
import { rateSteps } from '../../../domain/performance/rate-history';
import { returnsIn } from '../../../domain/performance/returns';
import { gapDays, oldPriceDays } from '../../../domain/performance/line-days';
import { evenDays, valueLine, valueOn } from '../../../domain/performance/value-line';
import { cash, fees, holding, income, outside, transit } from '../../arbitraries/performance';
import { decimal, facts, moved, prices, rates } from '../../builders/transfer-facts';

const text = (value: Decimal | undefined) => value && toText(value);

const textsOfGains = ({ realised, unrealised }: ReturnType<typeof gainsIn>) => [realised, unrealised].map(text);

describe('a portfolio’s past', () => {
  it('[PORT-46, HOLD-17] realises the gain of the units sold over their average cost', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-03', '15'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-02', outside, holding('A'), '1400', { units: '100' }),
          moved('2026-01-03', holding('A'), outside, '750', { units: '50' }),
        ],
      }),
    );
    // The average cost is 12 a unit: 50 were sold at 15, 150 are left at 15.
    const gains = gainsIn(history, { first: '2026-01-02', last: '2026-01-04' });
    expect([text(gains.realised), text(gains.unrealised)]).toEqual(['150.00', '450.00']);
    const earlier = gainsIn(history, { first: '2026-01-01', last: '2026-01-02' }, 'A');
    expect([text(earlier.realised), text(earlier.unrealised)]).toEqual(['0', '-400.00']);
    const ofOther = gainsIn(history, { first: '2026-01-01', last: '2026-01-02' }, 'B');
    expect([text(ofOther.realised), text(ofOther.unrealised)]).toEqual(['0', '0']);
  });

  it('[PORT-46] shows the currency loss of a yen holding whose price stood still', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['J', prices('JPY', ['2026-01-01', '1000'])]]),
        transfers: [moved('2026-01-01', outside, holding('J'), '100000', { currency: 'JPY', units: '100' })],
      }),
    );
    const bridge = valueBridge(history, { first: '2026-01-02', last: '2026-01-06' });
    // JPY 100,000 were HKD 5,000 at 0.05 and are HKD 4,875 at 0.04875.
    expect([text(bridge?.opening), text(bridge?.currency), text(bridge?.price), text(bridge?.closing)]).toEqual([
      '5000.00',
      '-125.00',
      '0.00',
      '4875.00',
    ]);
  });

  it('[PORT-46] keeps money in transit and in the Cash Account in the total, in each of its currencies', () => {
    const history = transferHistory(
      facts({
        transfers: [
          moved('2026-01-01', outside, cash('HKD'), '500'),
          moved('2026-01-01', outside, cash('HKD'), '10', { currency: 'USD' }),
          moved('2026-01-02', cash('HKD'), transit('1'), '200'),
        ],
      }),
    );
    expect(text(valueOn(history, '2026-01-02'))).toBe('578.00');
    expect(valueLine(history, ['2025-12-31', '2026-01-01', '2026-01-02']).map((at) => text(at.putIn))).toEqual([
      '0',
      '578.00',
      '578.00',
    ]);
  });

  it('[PORT-46] draws the line of value over the money put in, less what was paid out', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-03', '15'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-03', holding('A'), outside, '300', { units: '20' }),
        ],
      }),
    );
    expect(
      valueLine(history, ['2026-01-01', '2026-01-03']).map(({ date, value, putIn }) => [
        date,
        text(value),
        text(putIn),
      ]),
    ).toEqual([
      ['2026-01-01', '1000.00', '1000.00'],
      ['2026-01-03', '1200.00', '700.00'],
    ]);
  });

  it('[PORT-46] values a day without a price at the last one before it', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-04', '20'])]]),
        transfers: [moved('2026-01-01', outside, holding('A'), '1000', { units: '100' })],
      }),
    );
    expect(text(valueOn(history, '2026-01-03'))).toBe('1000.00');
  });

  it('[PORT-46, OPEN-65] leaves a holding without a price out of the bridge on both sides, and says so', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-01', outside, holding('B'), '500', { units: '5' }),
          moved('2026-01-02', holding('A'), holding('B'), '200', { units: '20' }),
          moved('2026-01-03', holding('B'), holding('A'), '50', { units: '5' }),
          moved('2026-01-03', holding('B'), holding('C'), '50', { units: '1' }),
          moved('2026-01-03', income('B'), outside, '7'),
          moved('2026-01-03', holding('B'), fees('B'), '1'),
        ],
      }),
    );
    const bridge = valueBridge(history, { first: '2026-01-01', last: '2026-01-04' });
    expect(bridge?.unvalued).toEqual([holding('B'), holding('C')]);
    expect([bridge?.paidIn, bridge?.paidOut, bridge?.unexplained, bridge?.price, bridge?.closing].map(text)).toEqual([
      '1000.00',
      '7.00',
      '-150.00',
      '0.00',
      '850.00',
    ]);
    expect(bridge?.contributions.map(({ place, gain }) => [place.id, text(gain)])).toEqual([
      ['A', '0.00'],
      ['B', '7.00'],
    ]);
    expect(valueOn(history, '2026-01-02')).toBeUndefined();
  });

  it('[PORT-46, OPEN-65] leaves money without a rate out of the bridge, and has no value after it', () => {
    const transfers = [
      moved('2026-01-01', outside, cash('EUR'), '100', { currency: 'EUR' }),
      moved('2026-01-02', cash('EUR'), outside, '40', { currency: 'EUR' }),
    ];
    const history = transferHistory(facts({ transfers }));
    expect(valueBridge(history, { first: '2026-01-02', last: '2026-01-03' })?.unvalued).toEqual([cash('EUR')]);
    expect(valueLine(history, ['2026-01-01', '2026-01-02'])).toEqual([
      { date: '2026-01-01', value: undefined, putIn: undefined },
      { date: '2026-01-02', value: undefined, putIn: undefined },
    ]);
  });

  it('[PORT-46, TRADE-91] names the oldest price that a line counts with once it isn’t current any more, and none of a holding that was sold', () => {
    const history = transferHistory(
      facts({
        funds: new Map([
          ['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-06', '11'])],
          ['B', prices('HKD', ['2025-12-31', '5'])],
          ['C', prices('HKD', ['2025-06-01', '5'])],
        ]),
        transfers: [
          moved('2025-12-31', outside, holding('C'), '50', { units: '10' }),
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-01', outside, holding('B'), '500', { units: '100' }),
          moved('2026-01-01', holding('C'), outside, '50', { units: '10' }),
          moved('2026-01-06', holding('B'), outside, '500', { units: '100' }),
        ],
      }),
    );
    const days = ['2025-12-31', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'];
    const line = valueLine(history, days, { oldAfterDays: 3, tooOldAfterDays: 4 });
    expect(line.map(({ value, oldPriceDate }) => [text(value), oldPriceDate])).toEqual([
      ['50.00', '2025-06-01'],
      ['1500.00', undefined],
      ['1500.00', undefined],
      ['1500.00', '2025-12-31'],
      ['1500.00', '2025-12-31'],
      ['1100.00', undefined],
    ]);
    expect(valueLine(history, days).some(({ oldPriceDate }) => oldPriceDate !== undefined)).toBe(false);
    expect(oldPriceDays(line)).toEqual({ first: '2025-12-31', last: '2026-01-05', oldestPrice: '2025-06-01' });
    expect([oldPriceDays(line.slice(1, 3)), gapDays(line)]).toEqual([undefined, undefined]);
  });

  it('[PORT-46, OPEN-65] invents no value on a day without a price, and says between which days a line has none', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-04', '10'])]]),
        transfers: [moved('2026-01-02', outside, holding('A'), '1000', { units: '100' })],
      }),
    );
    const line = valueLine(history, ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']);
    expect(line.map(({ value }) => text(value))).toEqual(['0', undefined, undefined, '1000.00']);
    expect(gapDays(line)).toEqual({ first: '2026-01-02', last: '2026-01-03' });
  });

  it('[PORT-46, OPEN-65] explains the days after a purchase whose rate isn’t known, but neither its cost nor its day', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['J', prices('JPY', ['2025-12-01', '1000'], ['2026-01-06', '1100'])]]),
        transfers: [
          moved('2025-12-01', outside, holding('J'), '90000', { currency: 'JPY', units: '100' }),
          moved('2026-01-02', holding('J'), outside, '10000', { currency: 'JPY', units: '10' }),
          moved('2026-01-07', holding('J'), outside, '99000', { currency: 'JPY', units: '90' }),
        ],
      }),
    );
    const known = valueBridge(history, { first: '2026-01-03', last: '2026-01-06' });
    // 90 units: JPY 90,000 at 0.05 become JPY 90,000 at 0.04875, and then JPY 99,000.
    expect([known?.opening, known?.currency, known?.price, known?.closing].map(text)).toEqual([
      '4500.00',
      '-112.50',
      '438.75',
      '4826.25',
    ]);
    // Nothing was sold in these days; what the units left had cost isn't known.
    expect(gainsIn(history, { first: '2026-01-03', last: '2026-01-06' })).toEqual({
      realised: zero,
      unrealised: undefined,
    });
    const unknown = valueBridge(history, { first: '2025-12-01', last: '2026-01-06' });
    expect(unknown?.unvalued).toEqual([holding('J')]);
    const soldWhole = gainsIn(history, { first: '2025-12-01', last: '2026-01-07' });
    expect([soldWhole.realised, text(soldWhole.unrealised)]).toEqual([undefined, '0.00']);
  });

  it('[PORT-46, OPEN-65] a sale of which nobody knows what it brought realises nothing that is known, and ends the line of what was paid in', () => {
    const { amount: _, ...sale } = moved('2026-01-03', holding('A'), outside, '0', { units: '100' });
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-01', outside, cash('HKD'), '50'),
          { ...sale, amount: undefined },
        ],
      }),
    );
    expect(gainsIn(history, { first: '2026-01-01', last: '2026-01-04' }).realised).toBeUndefined();
    expect(
      valueLine(history, ['2026-01-02', '2026-01-03']).map(({ value, putIn }) => [value, putIn].map(text)),
    ).toEqual([
      ['1050.00', '1050.00'],
      ['50.00', undefined],
    ]);
    const bridge = valueBridge(history, { first: '2026-01-02', last: '2026-01-04' });
    expect(bridge?.unvalued).toEqual([holding('A')]);
    expect([bridge?.opening, bridge?.paidOut, bridge?.unexplained, bridge?.closing].map(text)).toEqual([
      '1050.00',
      '0',
      '-1000.00',
      '50.00',
    ]);
  });

  it('[PORT-46, OPEN-65] money of which nobody knows how much it was leaves the Cash Account without a value', () => {
    const transfers = [
      moved('2026-01-01', outside, cash('HKD'), '500'),
      { ...moved('2026-01-02', cash('HKD'), outside, '0'), amount: undefined },
      moved('2026-01-03', outside, cash('HKD'), '100'),
    ];
    const history = transferHistory(facts({ transfers }));
    expect(['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => text(valueOn(history, day)))).toEqual([
      '500.00',
      undefined,
      undefined,
    ]);
  });

  it('[PORT-46, OPEN-65] the history has no bridge over a distribution paid out whose rate isn’t known', () => {
    const transfers = [moved('2026-01-01', income('A'), outside, '100', { currency: 'EUR' })];
    const history = transferHistory(facts({ transfers }));
    expect(valueBridge(history, { first: '2026-01-01', last: '2026-01-03' })).toBeUndefined();
  });

  it('[PORT-46, OPEN-65] the history has no value once the last rate is older than rates may be', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['J', prices('JPY', ['2026-01-01', '1000'])]]),
        transfers: [moved('2026-01-02', outside, holding('J'), '100000', { currency: 'JPY', units: '100' })],
      }),
    );
    expect(text(valueOn(history, '2026-01-08'))).toBe('4875.00');
    expect(valueOn(history, '2026-01-09')).toBeUndefined();
  });

  it('[PORT-46] counts a holding of an unknown fund as nothing once it is sold', () => {
    const history = transferHistory(
      facts({
        transfers: [
          moved('2026-01-01', outside, holding('X'), '10', { units: '1' }),
          moved('2026-01-02', holding('X'), outside, '12', { units: '1' }),
        ],
      }),
    );
    const bridge = valueBridge(history, { first: '2026-01-01', last: '2026-01-02' });
    expect([text(bridge?.closing), text(bridge?.price), text(bridge?.currency)]).toEqual(['0', '2.00', '0.00']);
  });

  it('[PORT-46] gives fees back that a correction took off', () => {
    const history = transferHistory(
      facts({
        transfers: [
          moved('2026-01-01', outside, transit('1'), '100'),
          moved('2026-01-01', transit('1'), fees('A'), '3'),
          moved('2026-01-02', fees('A'), transit('1'), '1'),
        ],
      }),
    );
    const bridge = valueBridge(history, { first: '2026-01-01', last: '2026-01-02' });
    expect([text(bridge?.fees), text(bridge?.closing)]).toEqual(['2.00', '98.00']);
    expect(bridge?.contributions.map(({ place, gain }) => [place.kind, place.id, text(gain)])).toEqual([
      ['transit', '1', '0.00'],
      ['fund', 'A', '-2.00'],
    ]);
  });

  it('[PORT-46, FUND-17] pays a distribution on the units held before its ex-date, not on those bought or sold that day', () => {
    const history = transferHistory(
      facts({
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-02', outside, holding('A'), '500', { units: '50' }),
        ],
      }),
    );
    const [position = { entries: [] }] = history.positions;
    expect(['2026-01-01', '2026-01-02', '2026-01-03'].map((exDate) => text(entitledUnits(position, exDate)))).toEqual([
      '0',
      '100',
      '150',
    ]);
  });

  it('[PORT-46] keeps a closed fund at its last price until its units are paid out, and realises what that brings', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-02', '12'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-03-01', holding('A'), outside, '1190', { units: '100' }),
        ],
      }),
    );
    expect(['2026-02-28', '2026-03-01'].map((day) => text(valueOn(history, day)))).toEqual(['1200.00', '0']);
    expect(text(gainsIn(history, { first: '2026-03-01', last: '2026-03-01' }).realised)).toBe('190.00');
    const bridge = valueBridge(history, { first: '2026-03-01', last: '2026-03-01' });
    expect([bridge?.opening, bridge?.price, bridge?.paidOut, bridge?.closing].map(text)).toEqual([
      '1200.00',
      '-10.00',
      '1190.00',
      '0',
    ]);
  });

  it('[PORT-46] moves what a merged fund was worth into the fund that took it over, with the cost of the switch', () => {
    const history = transferHistory(
      facts({
        funds: new Map([
          ['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-05', '12'])],
          ['B', prices('HKD', ['2026-01-05', '24'])],
        ]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          { ...moved('2026-01-05', holding('A'), transit('M'), '1200', { units: '100' }) },
          { ...moved('2026-01-05', transit('M'), holding('B'), '1200', { units: '50' }) },
        ],
      }),
    );
    const bridge = valueBridge(history, { first: '2026-01-05', last: '2026-01-06' });
    expect([bridge?.opening, bridge?.price, bridge?.paidIn, bridge?.paidOut, bridge?.closing].map(text)).toEqual([
      '1000.00',
      '200.00',
      '0',
      '0',
      '1200.00',
    ]);
  });

  it('[PORT-46] keeps the same fund of two accounts apart: each has its own units, cost and gain', () => {
    const [mine, joint] = [holding('1/A'), holding('2/A')];
    const priced = prices('HKD', ['2026-01-01', '10'], ['2026-01-02', '20'], ['2026-01-03', '25']);
    const history = transferHistory(
      facts({
        funds: new Map([
          [mine.id, priced],
          [joint.id, priced],
        ]),
        transfers: [
          moved('2026-01-01', outside, mine, '1000', { units: '100' }),
          moved('2026-01-02', outside, joint, '2000', { units: '100' }),
          moved('2026-01-03', mine, outside, '1250', { units: '50' }),
        ],
      }),
    );
    const period = { first: '2026-01-01', last: '2026-01-03' };
    // At an average over both accounts, the 50 units would have cost 750.
    expect([gainsIn(history, period, mine.id), gainsIn(history, period, joint.id)].map(textsOfGains)).toEqual([
      ['750.00', '750.00'],
      ['0', '500.00'],
    ]);
    expect(textsOfGains(gainsIn(history, period))).toEqual(['750.00', '1250.00']);
  });

  it('[PORT-46] tells a past that begins today: nothing before, the payment, and its worth', () => {
    const day = '2026-01-02';
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'])]]),
        transfers: [moved(day, outside, holding('A'), '1000', { units: '100' })],
      }),
    );
    const bridge = valueBridge(history, { first: day, last: day });
    expect([bridge?.opening, bridge?.paidIn, bridge?.closing].map(text)).toEqual(['0', '1000.00', '1000.00']);
    expect(
      valueLine(history, evenDays({ first: '2026-01-01', last: day }, 100)).map(({ value }) => text(value)),
    ).toEqual(['0', '1000.00']);
    expect(text(returnsIn(history, { first: day, last: day }).timeWeighted)).toBe('0.0000000000');
  });

  it('[PORT-46] counts cash below zero, which a reversal leaves, as a debt, and tells no time-weighted return over it', () => {
    const history = transferHistory(
      facts({
        transfers: [
          moved('2026-01-01', outside, cash('HKD'), '100'),
          moved('2026-01-02', cash('HKD'), outside, '100'),
          moved('2026-01-03', cash('HKD'), outside, '30'),
          moved('2026-01-04', outside, cash('HKD'), '50'),
        ],
      }),
    );
    expect(['2026-01-02', '2026-01-03', '2026-01-04'].map((day) => text(valueOn(history, day)))).toEqual([
      '0.00',
      '-30.00',
      '20.00',
    ]);
    const bridge = valueBridge(history, { first: '2026-01-01', last: '2026-01-04' });
    expect([bridge?.paidIn, bridge?.paidOut, bridge?.currency, bridge?.closing].map(text)).toEqual([
      '150.00',
      '130.00',
      '0.00',
      '20.00',
    ]);
    expect(returnsIn(history, { first: '2026-01-01', last: '2026-01-04' }).timeWeighted).toBeUndefined();
  });

  it('[PORT-46] forgets the cost of a holding that was sold whole, and counts a purchase of the same day first', () => {
    const history = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-01', '10'])]]),
        transfers: [
          moved('2026-01-01', outside, holding('A'), '1000', { units: '100' }),
          moved('2026-01-02', holding('A'), outside, '1000', { units: '100' }),
          moved('2026-01-02', outside, holding('A'), '500', { units: '50' }),
          moved('2026-01-03', holding('A'), outside, '500', { units: '50' }),
          moved('2026-01-04', holding('A'), outside, '1', { units: '0' }),
        ],
      }),
    );
    const [position] = history.positions;
    const costs = ['2025-12-31', '2026-01-02', '2026-01-03', '2026-01-04'].map(
      (day) => position && text(positionsOn(history, day)(position).cost),
    );
    expect(costs).toEqual(['0', '500.00', '0.00', '0.00']);
  });
});

describe('what a portfolio is worth', () => {
  const history = transferHistory(
    facts({
      funds: new Map([
        ['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-03', '11'])],
        ['Z', prices('HKD', ['2026-01-04', '11'])],
      ]),
      transfers: [
        moved('2026-01-01', outside, transit('1'), '1020'),
        moved('2026-01-01', transit('1'), holding('A'), '1000', { units: '100' }),
        moved('2026-01-01', transit('1'), fees('A'), '20'),
        moved('2026-01-02', outside, cash('HKD'), '300'),
        moved('2026-01-02', cash('HKD'), transit('2'), '120'),
        moved('2026-01-03', outside, holding('X'), '10', { units: '1' }),
        moved('2026-01-03', outside, holding('Z'), '10', { units: '1' }),
        moved('2026-01-05', holding('Z'), outside, '10', { units: '1' }),
      ],
    }),
  );

  it('[PORT-46, OPEN-65] the worth of a portfolio is made of funds, cash and money in transit, without what has no price', () => {
    const worth = portfolioWorth(history, '2026-01-05');
    expect([worth.total, worth.funds, worth.cash, worth.inTransit].map(text)).toEqual([
      '1400.00',
      '1100.00',
      '180.00',
      '120.00',
    ]);
    expect(worth.ordersInTransit.map(({ orderId, value }) => [orderId, text(value)])).toEqual([['2', '120.00']]);
    expect(worth.unvalued).toEqual([holding('X')]);
  });

  it('[PORT-46] names the latest day on which one of the funds held was priced', () => {
    expect(['2025-12-31', '2026-01-02', '2026-01-04', '2026-01-05'].map((day) => latestPriceDay(history, day))).toEqual(
      [undefined, '2026-01-01', '2026-01-04', '2026-01-03'],
    );
  });
});

describe('the returns of a period', () => {
  const history = transferHistory(
    facts({
      funds: new Map([['A', prices('HKD', ['2025-01-01', '10'], ['2025-07-01', '11'], ['2026-01-01', '12.1'])]]),
      transfers: [
        moved('2025-01-01', outside, holding('A'), '1000', { units: '100' }),
        moved('2025-07-01', outside, holding('A'), '1100', { units: '100' }),
        moved('2025-07-01', holding('A'), outside, '550', { units: '50' }),
        moved('2025-07-02', holding('A'), cash('HKD'), '110', { units: '10' }),
      ],
    }),
  );

  it('[PORT-46] the two returns are that of the fund and that of the money that was in it', () => {
    const { timeWeighted, moneyWeighted } = returnsIn(history, { first: '2025-01-01', last: '2026-01-01' });
    // The cash didn't grow: 21 % in all, less that of a fifteenth of the money in the second half of the year.
    expect(timeWeighted && toText(round(timeWeighted, 2, 'half-up'))).toBe('20.27');
    expect(moneyWeighted?.kind === 'rate' && toText(round(moneyWeighted.percent, 1, 'half-up'))).toBe('20.1');
  });

  it('[PORT-46] end with the payments of the last day', () => {
    const { timeWeighted } = returnsIn(history, { first: '2025-01-02', last: '2025-07-01' });
    expect(timeWeighted && toText(round(timeWeighted, 2, 'half-up'))).toBe('10.00');
  });

  it('[PORT-46, OPEN-65] the returns aren’t known without the value of a day, nor the rate of a payment', () => {
    const unknown = { timeWeighted: undefined, moneyWeighted: undefined };
    const withoutPrice = transferHistory(
      facts({ transfers: [moved('2026-01-02', outside, holding('X'), '10', { units: '1' })] }),
    );
    expect(returnsIn(withoutPrice, { first: '2026-01-01', last: '2026-01-03' })).toEqual(unknown);
    expect(returnsIn(withoutPrice, { first: '2026-01-03', last: '2026-01-04' })).toEqual(unknown);
    const distribution = moved('2026-01-02', income('A'), outside, '10', { currency: 'EUR' });
    expect(
      returnsIn(transferHistory(facts({ transfers: [distribution] })), { first: '2026-01-01', last: '2026-01-03' }),
    ).toEqual(unknown);
    const unpricedMeanwhile = transferHistory(
      facts({
        funds: new Map([['A', prices('HKD', ['2026-01-03', '10'])]]),
        transfers: [
          moved('2026-01-02', outside, holding('A'), '10', { units: '1' }),
          moved('2026-01-05', outside, holding('A'), '10', { units: '1' }),
        ],
      }),
    );
    const meanwhile = returnsIn(unpricedMeanwhile, { first: '2026-01-01', last: '2026-01-06' });
    expect([meanwhile.timeWeighted, meanwhile.moneyWeighted?.kind]).toEqual([undefined, 'rate']);
  });
});

describe('the days of a line', () => {
  it('[PORT-46] the days of a line are at even steps, the first and the last among them', () => {
    expect(evenDays({ first: '2026-01-01', last: '2026-01-11' }, 6)).toEqual([
      '2026-01-01',
      '2026-01-03',
      '2026-01-05',
      '2026-01-07',
      '2026-01-09',
      '2026-01-11',
    ]);
    expect(evenDays({ first: '2026-01-01', last: '2026-01-02' }, 100)).toEqual(['2026-01-01', '2026-01-02']);
    expect(evenDays({ first: '2026-01-01', last: '2026-01-03' }, 1)).toEqual(['2026-01-01', '2026-01-03']);
    expect(evenDays({ first: '2026-01-01', last: '2026-01-01' }, 100)).toEqual(['2026-01-01']);
    expect(evenDays({ first: '2026-01-02', last: '2026-01-01' }, 100)).toEqual([]);
  });
});

describe('the gain of a bridge', () => {
  it('[PORT-46] the gain of a bridge is price, currency and distributions less fees, whatever was paid in or out', () => {
    const figures = { price: '10', currency: '-3', distributions: '2', fees: '1' };
    const none = { opening: zero, paidIn: decimal('50'), paidOut: zero, unexplained: zero, closing: zero };
    const bridge = {
      ...none,
      price: decimal(figures.price),
      currency: decimal(figures.currency),
      distributions: decimal(figures.distributions),
      fees: decimal(figures.fees),
    };
    expect(text(gainOfBridge(bridge))).toBe('8');
  });
});

describe('the steps of a rate', () => {
  it('[PORT-01] the steps of a rate are the days on which one of the two currencies changed; none within one currency', () => {
    expect(rateSteps(rates, 'JPY', 'HKD').map(({ date, rate }) => [date, text(rate)])).toEqual([
      ['2026-01-01', '0.05000000000000'],
      ['2026-01-05', '0.04875000000000'],
    ]);
    expect(rateSteps(rates, 'HKD', 'HKD')).toEqual([]);
    expect(rateSteps(rates, 'EUR', 'HKD')).toEqual([]);
    const broken = { mostDays: 7, published: new Map([['JPY', [{ date: '2026-01-01', perUsd: zero }]]]) };
    expect(rateSteps(broken, 'JPY', 'USD')).toEqual([]);
  });
});
