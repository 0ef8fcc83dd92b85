import { makeAutoObservable } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warnOfSlowChanges } from '../../../ui/app/failures/slow-change-warning';

class Counter {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** A change during which the clock moves on. */
  addDuring(milliseconds: number): void {
    this.count += 1;
    vi.setSystemTime(Date.now() + milliseconds);
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('[CONST-02, OPEN-70] names changes of state that take longer than 128 ms, and no others', () => {
  const warnings: string[] = [];
  const stop = warnOfSlowChanges((text) => warnings.push(text));
  const counter = new Counter();
  counter.addDuring(0);
  counter.addDuring(128);
  expect(warnings).toEqual([]);
  counter.addDuring(129);
  expect(warnings).toEqual(['addDuring took 129 ms, more than 128 ms']);
  stop();
  counter.addDuring(500);
  expect(warnings).toHaveLength(1);
});
