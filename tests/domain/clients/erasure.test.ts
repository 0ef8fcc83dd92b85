import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookYears, type ErasureFacts, erasureObstacles, findErasureObstacles } from '../../../domain/clients/erasure';

const today = '2026-03-03';
const free: ErasureFacts = {
  holdsUnits: false,
  hasOpenOrders: false,
  hasOpenCorrections: false,
  hasPlans: false,
  hasMoney: false,
  hasWaitingDocument: false,
  hasKeptRecords: false,
  lastBookedOn: undefined,
};
const found = (facts: Partial<ErasureFacts>, years: number = bookYears.usual) =>
  findErasureObstacles({ ...free, ...facts }, { today, years });

test('[ORDQ-15, R13] nothing stands against erasing a client who has nothing and never dealt', () => {
  expect(found({})).toEqual([]);
});

test('[ORDQ-15, R13] each thing that a client has stands against the erasure by itself, and all are named together', () => {
  const all: ErasureFacts = {
    holdsUnits: true,
    hasOpenOrders: true,
    hasOpenCorrections: true,
    hasPlans: true,
    hasMoney: true,
    hasWaitingDocument: true,
    hasKeptRecords: true,
    lastBookedOn: today,
  };
  expect(found(all)).toEqual(erasureObstacles);
  const names = Object.keys(all) as readonly (keyof ErasureFacts)[];
  expect(names.flatMap((name) => found({ [name]: all[name] }))).toEqual(erasureObstacles);
});

test('[ORDQ-15, R13] books are kept by name for as many years as the firm says, to the day, and never fewer than five', () => {
  expect(found({ lastBookedOn: '2019-03-03' })).toEqual(['books']);
  expect(found({ lastBookedOn: '2019-03-02' })).toEqual([]);
  expect(found({ lastBookedOn: '2019-03-02' }, 10)).toEqual(['books']);
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 5 }), (years) => {
      expect(found({ lastBookedOn: '2021-03-03' }, years)).toEqual(['books']);
      expect(found({ lastBookedOn: '2021-03-02' }, years)).toEqual([]);
    }),
  );
});
