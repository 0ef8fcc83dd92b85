import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainContent } from '../../../ui/app/main-content';
import { TestClock } from '../../builders/test-clock';

const painting: (() => void)[] = [];
const idling = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => painting.push(call));
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    idling.set(idling.size + 1, call);
    return idling.size;
  });
  vi.stubGlobal('cancelIdleCallback', (waiting: number) => idling.delete(waiting));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  painting.length = 0;
  idling.clear();
});

const paint = (): void => {
  for (const call of painting.splice(0)) call();
  vi.runAllTimers();
};
const idle = (): void => {
  for (const call of idling.values()) call();
  idling.clear();
};

describe('what can come after what a client came for', () => {
  it('[P2] waits for the paint that shows it, and once', () => {
    const content = new MainContent(new TestClock());
    const call = vi.fn();
    content.whenShown(call);
    content.shown();
    expect(call).not.toHaveBeenCalled();
    paint();
    content.shown();
    paint();
    expect(call).toHaveBeenCalledOnce();
  });

  it('[P2] waits five seconds at most', () => {
    const clock = new TestClock();
    const content = new MainContent(clock);
    const call = vi.fn();
    content.whenShown(call);
    clock.advance(4999);
    expect(call).not.toHaveBeenCalled();
    clock.advance(1);
    content.shown();
    paint();
    expect(call).toHaveBeenCalledOnce();
  });

  it('[P2] comes at once, or as soon as there is time for it, where it was shown before', () => {
    const content = new MainContent(new TestClock());
    content.shown();
    paint();
    const late = vi.fn();
    const charts = vi.fn();
    content.whenShown(late);
    content.whenIdle(charts);
    expect([late.mock.calls.length, charts.mock.calls.length]).toEqual([1, 0]);
    idle();
    expect(charts).toHaveBeenCalledOnce();
  });

  it('[P2] a late part doesn’t come once it is waited for no longer, before it is shown or after', () => {
    const content = new MainContent(new TestClock());
    const call = vi.fn();
    content.whenShown(call)();
    content.whenIdle(call)();
    const stop = content.whenIdle(call);
    content.shown();
    paint();
    stop();
    idle();
    expect(call).not.toHaveBeenCalled();
  });
});
