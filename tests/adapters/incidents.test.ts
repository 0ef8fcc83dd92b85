import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BeaconIncidents } from '../../adapters/browser/incidents/beacon-incidents';
import { errorIncident } from '../../adapters/browser/incidents/error-incident';
import { failedCallIncident } from '../../adapters/browser/failed-call-incident';
import { maskPath, maskText } from '../../adapters/browser/incidents/mask-text';
import type { Incident } from '../../application/ports/incidents';
import { garbage } from '../arbitraries/garbage';
import { TestClock } from '../builders/test-clock';

describe('the words of an error', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    ["Cannot read properties of undefined (reading 'chan')", 'Cannot read properties of undefined (reading [text])'],
    ["Can't find 'Ms Chan' here", "Can't find [text] here"],
    ["no such name: 'Chan's' it was", 'no such name: [text] it was'],
    ['Unexpected token in "Ms Chan is', 'Unexpected token in [text]'],
    ['no client chan.mei@example.test', 'no client [address]'],
    ['order 618-033-991 of 510012301251', 'order [number] of [number]'],
    ['陳美玲的戶口 is closed', '[text] is closed'],
    ['GET /orders?listId=Ab12&lang=zh failed', 'GET /orders?[query] failed'],
    ['「雲嶺台灣」 has “no price”', '[text] has [text]'],
  ])('[R14, R23] %s is reported as %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('[R14, R23] law: are reported without addresses, Chinese and numbers of three digits, and are short', () => {
    const words = fc.oneof(garbage, fc.constantFrom('陳美玲', 'a@b.test', '510012301251', '"Ms Chan"', 'failed'));
    fc.assert(
      fc.property(
        fc.array(words).map((all) => all.join(' ')),
        (text) => {
          const masked = maskText(text);
          expect(masked).not.toMatch(/\d{3}|\p{Script=Han}|\w@\w/u);
          expect(masked.length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });
});

describe('the page of an incident', () => {
  it.each([
    ['/eTrading/v2/order/buy', '/eTrading/:id/order/buy'],
    ['/orders/Xk2kQ9v7Lm', '/orders/:id'],
    ['/list/abcdefghijklmnopqrstuvwxyzABCDEF', '/list/:id'],
  ])('[R14, R23] the page %s is reported as %s', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });
});

describe('incidents of thrown values', () => {
  it('[R23] a thrown error is reported by its name, its words and the places of the build’s files', () => {
    const error = new TypeError('x is undefined');
    error.stack = [
      'TypeError: x is undefined',
      '    at f (https://portal.example/eTrading/v2/assets/orders-Ab_1-2.js:3:456)',
      '    at https://elsewhere.example/script.js:1:1',
      '    at https://portal.example/eTrading/v2/assets/start-Cd.js:1:7',
    ].join('\n');
    expect(errorIncident('error', error)).toEqual({
      kind: 'error',
      name: 'TypeError',
      text: 'x is undefined',
      places: ['orders-Ab_1-2.js:3:456', 'start-Cd.js:1:7'],
    });
  });

  it.each([undefined, null, 'Ms Chan', 510_012_301_251, { name: 'Ms Chan' }])(
    '[R14, R23] a thrown value that is no error is reported without its content: %j',
    (thrown) => {
      expect(errorIncident('error', thrown)).toEqual({ kind: 'error', name: typeof thrown, text: '', places: [] });
    },
  );
});

describe('incidents of failed calls', () => {
  it.each([
    [{ kind: 'no-answer', reason: 'offline' }, 'no-answer', 'NoAnswer', 'offline'],
    [{ kind: 'no-answer', reason: 'timeout' }, 'no-answer', 'NoAnswer', 'timeout'],
    [{ kind: 'server-error', status: 502 }, 'error', 'ServerError', 'status 502'],
    [{ kind: 'malformed' }, 'error', 'MalformedAnswer', 'an answer could not be read'],
    [{ kind: 'rejected', errors: [] }, 'error', 'UnexplainedRefusal', 'a refusal said no reason'],
  ] as const)('[R23, ERR-05] a failed call is reported as what it was: %j', (failure, kind, name, text) => {
    expect(failedCallIncident(failure)).toEqual({ kind, name, text, places: [] });
  });

  it.each([
    { kind: 'server-error', status: 500, requestId: 'BCDFGHJK' },
    { kind: 'unauthorized', errors: [] },
    { kind: 'superseded' },
    { kind: 'not-offered' },
  ] as const)('[R23] a failed call that a server has on record, or that is no fault, is no incident: %j', (failure) => {
    expect(failedCallIncident(failure)).toBeUndefined();
  });
});

describe('incident reports', () => {
  const vital = (value: number): Incident => ({ kind: 'vital', name: 'LCP', value });

  function page() {
    const clock = new TestClock();
    const sent: string[] = [];
    const incidents = new BeaconIncidents({
      clock,
      send: (text) => sent.push(text) > 0,
      about: () => ({ release: 'start-Ab.js' }),
    });
    return { clock, sent, incidents };
  }

  it('[R23] reports of a page are sent together after five seconds, each once', () => {
    const { clock, sent, incidents } = page();
    for (const value of [1, 2, 1]) incidents.report(vital(value));
    clock.advance(4_999);
    expect(sent).toEqual([]);
    clock.advance(1);
    expect(sent.map((text): unknown => JSON.parse(text))).toEqual([
      { release: 'start-Ab.js', incidents: [vital(1), vital(2)] },
    ]);
    incidents.report(vital(2));
    clock.advance(10_000);
    expect(sent).toHaveLength(1);
  });

  it('[R23] reports of a page are sent at once when the page is left, and not again', () => {
    const { clock, sent, incidents } = page();
    incidents.flush();
    incidents.report(vital(1));
    incidents.flush();
    clock.advance(10_000);
    expect(sent).toHaveLength(1);
  });

  it('[R7, R23] reports of a page are twenty at most, however often it fails', () => {
    const { clock, sent, incidents } = page();
    for (let value = 0; value < 1_000; value += 1) {
      incidents.report(vital(value));
      clock.advance(1_000);
    }
    incidents.flush();
    const values = sent.flatMap((text) => (JSON.parse(text) as { incidents: Incident[] }).incidents);
    expect(values).toHaveLength(20);
  });
});
