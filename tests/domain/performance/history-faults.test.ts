import { expect, it } from 'vitest';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { valueBridge } from '../../../domain/performance/bridge';
import { gainsIn } from '../../../domain/performance/gains';
import { portfolioWorth } from '../../../domain/performance/portfolio-worth';
import type { Place, Transfer } from '../../../domain/performance/transfer';
import { type TransferFacts, transferHistory } from '../../../domain/performance/transfer-history';
import { valueLine } from '../../../domain/performance/value-line';
import { cash, holding, outside, transit } from '../../arbitraries/performance';
import { facts, moved, prices } from '../../builders/transfer-facts';

/** The stated answer to something that went wrong: the value at the end of each day, the gain realised, and what is left out. */
type StatedAnswer = {
  readonly facts: Partial<TransferFacts>;
  readonly line: readonly (string | undefined)[];
  readonly realised: string | undefined;
  readonly unvalued?: readonly Place[];
};

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'] as const;
const period = { first: days[0], last: days[3] };

const ofFund = (...steps: Parameters<typeof prices>[1][]) => new Map([['A', prices('HKD', ...steps)]]);
const bought = moved('2026-01-01', outside, holding('A'), '1000', { units: '100' });

/** The faults of a client's past, each with what the portal says of it. */
const answers: Readonly<Record<string, StatedAnswer>> = {
  'days without a price count with the last one before them': {
    facts: { funds: ofFund(['2026-01-01', '10'], ['2026-01-04', '12']), transfers: [bought] },
    line: ['1000.00', '1000.00', '1000.00', '1200.00'],
    realised: '0',
  },
  'days before the first price have no value': {
    facts: { funds: ofFund(['2026-01-03', '10']), transfers: [bought] },
    line: [undefined, undefined, '1000.00', '1000.00'],
    realised: '0',
  },
  'a fund that never had a price is left out, and named': {
    facts: { transfers: [bought, moved('2026-01-02', outside, cash('HKD'), '70')] },
    line: [undefined, undefined, undefined, undefined],
    realised: '0',
    unvalued: [holding('A')],
  },
  'money of a currency without a rate is left out, and named': {
    facts: {
      transfers: [
        moved('2026-01-01', outside, cash('EUR'), '100', { currency: 'EUR' }),
        moved('2026-01-02', outside, cash('HKD'), '70'),
      ],
    },
    line: [undefined, undefined, undefined, undefined],
    realised: '0',
    unvalued: [cash('EUR')],
  },
  'a corrected price gives back what it brought too little, on the day of the correction': {
    facts: {
      funds: ofFund(['2026-01-01', '10'], ['2026-01-02', '20']),
      transfers: [
        bought,
        moved('2026-01-02', holding('A'), outside, '500', { units: '50' }),
        moved('2026-01-04', holding('A'), outside, '500', { units: '0' }),
      ],
    },
    line: ['1000.00', '1000.00', '1000.00', '1000.00'],
    realised: '500.00',
  },
  'a merged fund goes on in the one that took it over': {
    facts: {
      funds: new Map([
        ['A', prices('HKD', ['2026-01-01', '10'], ['2026-01-03', '12'])],
        ['B', prices('HKD', ['2026-01-03', '24'])],
      ]),
      transfers: [
        bought,
        moved('2026-01-03', holding('A'), transit('M'), '1200', { units: '100' }),
        moved('2026-01-03', transit('M'), holding('B'), '1200', { units: '50' }),
      ],
    },
    line: ['1000.00', '1000.00', '1200.00', '1200.00'],
    realised: '200.00',
  },
  'a closed fund is worth nothing once it was paid out, whatever its last price was': {
    facts: {
      funds: ofFund(['2026-01-01', '10']),
      transfers: [bought, moved('2026-01-03', holding('A'), outside, '990', { units: '100' })],
    },
    line: ['1000.00', '1000.00', '0', '0'],
    realised: '-10.00',
  },
  'a past that begins today has nothing before it': {
    facts: {
      funds: ofFund(['2026-01-01', '10']),
      transfers: [moved('2026-01-04', outside, holding('A'), '1000', { units: '100' })],
    },
    line: ['0', '0', '0', '1000.00'],
    realised: '0',
  },
  'cash below zero, which a reversal leaves, is a debt': {
    facts: {
      transfers: [
        moved('2026-01-01', outside, cash('HKD'), '100'),
        moved('2026-01-02', cash('HKD'), outside, '130'),
        moved('2026-01-04', outside, cash('HKD'), '50'),
      ],
    },
    line: ['100.00', '-30.00', '-30.00', '20.00'],
    realised: '0',
  },
  'a holding sold and bought again on one day was bought first': {
    facts: {
      funds: ofFund(['2026-01-01', '10'], ['2026-01-02', '20']),
      transfers: [
        bought,
        moved('2026-01-02', holding('A'), outside, '2000', { units: '100' }),
        moved('2026-01-02', outside, holding('A'), '2000', { units: '100' }),
      ],
    },
    // 100 of 200 units that had cost 3,000.
    line: ['1000.00', '2000.00', '2000.00', '2000.00'],
    realised: '500.00',
  },
  'the same fund of two accounts is two holdings': {
    facts: {
      funds: new Map([
        ['1/A', prices('HKD', ['2026-01-01', '10'], ['2026-01-02', '20'])],
        ['2/A', prices('HKD', ['2026-01-01', '10'], ['2026-01-02', '20'])],
      ]),
      transfers: [
        moved('2026-01-01', outside, holding('1/A'), '1000', { units: '100' }),
        moved('2026-01-02', outside, holding('2/A'), '2000', { units: '100' }),
        moved('2026-01-03', holding('1/A'), outside, '1000', { units: '50' }),
      ],
    },
    line: ['1000.00', '4000.00', '3000.00', '3000.00'],
    realised: '500.00',
  },
};

const text = (value: Decimal | undefined) => value && toText(value);

it.each(Object.entries(answers))(
  '[PORT-46, OPEN-65] a portfolio’s past keeps its stated answer, and its last point agrees with the books: %s',
  (_, { facts: more, line, realised, unvalued = [] }) => {
    const history = transferHistory(facts(more));
    const points = valueLine(history, days);
    expect(points.map(({ value }) => text(value))).toEqual(line);
    expect(text(gainsIn(history, period).realised)).toBe(realised);
    const worth = portfolioWorth(history, period.last);
    expect(worth.unvalued).toEqual(unvalued);
    const bridge = valueBridge(history, period);
    expect(text(bridge?.closing)).toBe(text(worth.total));
    if (unvalued.length === 0) expect(text(points.at(-1)?.value)).toBe(text(worth.total));
  },
);

const isLong = process.env['TEST_LONG'] === '1';
const movements = isLong ? 1_000_000 : 100_000;
const addedUp = isLong ? ['2500.00', '5000.00', '7500.00', '10000.00'] : ['250.00', '500.00', '750.00', '1000.00'];

it('[PORT-46] a portfolio’s past adds up a hundred thousand movements exactly, a million in the long run, also for a clock that was put back', () => {
  const transfers: readonly Transfer[] = Array.from({ length: movements }, (_, at) =>
    moved(days[at % days.length] ?? period.last, outside, holding('A'), '0.01', { units: '0.001' }),
  );
  const history = transferHistory(facts({ funds: ofFund(['2026-01-01', '10']), transfers }));
  expect(valueLine(history, days).map(({ value }) => text(value))).toEqual(addedUp);
  const backwards = days.toReversed().flatMap((day) => valueLine(history, [day]).map(({ value }) => text(value)));
  expect(backwards).toEqual(addedUp.toReversed());
  expect(text(valueBridge(history, period)?.paidIn)).toBe(addedUp.at(-1));
});
