import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callCatalogue } from '../../adapters/rest/contract/call-catalogue';
import type { TransportAnswer } from '../../adapters/http/transport';
import { regions } from '../../domain/region';
import { answer, offline, refusal, textAnswer } from '../adapters/support/scripted-transport';
import { callOutcomes } from './support/call-outcomes';
import { ShownPortal } from './support/shown-portal';

const faults: Readonly<Record<string, TransportAnswer>> = {
  'offline or reset': offline,
  timeout: { kind: 'no-answer', reason: 'timeout' },
  '400 with errors': answer(400, refusal('E1', 'E2')),
  '400 without errors': answer(400, refusal()),
  '429': answer(429, refusal('TOO_MANY_REQUESTS')),
  '500': answer(500, refusal('INTERNAL_ERROR')),
  '502 with HTML': textAnswer(502, '<html><body>Bad Gateway</body></html>'),
  '503': answer(503),
  'an empty body': textAnswer(200, ''),
  'truncated JSON': textAnswer(200, '{"data":{"a":[{"b":1}'),
  'the wrong type': textAnswer(200, '"seven"'),
};
const ended = answer(401, refusal('E1'));

const words = {
  HK: { retry: 'Try again', ended: 'Your session has ended. Please log in again.', page: 'Something went wrong' },
  TW: { retry: '再試一次', ended: '您的登入已逾時，請重新登入。', page: '系統發生問題' },
} as const;

const portal = new ShownPortal();
afterEach(() => {
  portal.close();
  vi.unstubAllGlobals();
});

describe.each(regions)('in %s', (region) => {
  const outcomes = callOutcomes[region];
  const says = words[region];
  const everAsked = new Set<string>();

  it('[R5] every call of the catalogue and every operation has a stated outcome', () => {
    expect(Object.keys(outcomes).sort()).toEqual(callsOf(region));
  });

  it.each(withOutcome('form'))('[R5] what a form says of its own call stands in the test that is named: %s', (name) => {
    const outcome = outcomes[name];
    if (outcome?.is !== 'form') throw new Error(name);
    expect(readFileSync(outcome.shownIn, 'utf8')).toContain('it(');
  });

  it.each(withOutcome('retry', 'visitor-retry'))(
    '[R5, OPEN-92] the part that asks says that it failed, under every fault, and comes at the retry: %s',
    async (name) => {
      const outcome = outcomes[name];
      if (outcome?.is !== 'retry' && outcome?.is !== 'visitor-retry') throw new Error(name);
      const scripted: { now: TransportAnswer | undefined } = { now: offline };
      await open(outcome.is === 'retry' ? outcome.at : '/login', name, () => scripted.now);
      if (outcome.is === 'retry') await outcome.on?.(portal);
      await portal.find('[role=alert] p', outcome.says);
      for (const [fault, given] of [...Object.entries(faults), ...visitorsOnly(outcome.is)]) {
        const before = askedFor(name);
        scripted.now = given;
        await retry(outcome.says);
        await vi.waitFor(
          () => expect([fault, askedFor(name) > before, portal.inFlight]).toEqual([fault, true, 0]),
          quickly,
        );
        await portal.find('[role=alert] p', outcome.says);
        expect(portal.all('h1').length).toBeGreaterThan(0);
      }
      scripted.now = undefined;
      await retry(outcome.says);
      await vi.waitFor(() => expect(portal.all('[role=alert] p').map(textOf)).not.toContain(outcome.says), quickly);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(withOutcome('retry', 'page'))('[R5, ERR-03, ERR-10] a 401 ends the session: %s', async (name) => {
    const outcome = outcomes[name];
    if (outcome?.is !== 'retry' && outcome?.is !== 'page') throw new Error(name);
    await open(outcome.at, name, () => ended);
    if (outcome.is === 'retry') await outcome.on?.(portal);
    await portal.find('[role=alert], main p', says.ended);
    await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
  });

  it.each(withOutcome('page').flatMap((name) => Object.keys(faults).map((fault) => [name, fault] as const)))(
    '[R5, ERR-04, ERR-05, ERR-14] what the screen is senseless without leads to the error page: %s, %s',
    async (name, fault) => {
      const outcome = outcomes[name];
      if (outcome?.is !== 'page') throw new Error(name);
      await open(outcome.at, name, () => faults[fault]);
      await portal.find('h1', says.page);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it('[R5] no screen asks what is stated to be asked by none', () => {
    expect(withOutcome('unasked').filter((name) => everAsked.has(name))).toEqual([]);
    expect(withOutcome('retry', 'visitor-retry', 'page').filter((name) => !everAsked.has(name))).toEqual([]);
  });

  async function open(route: string, name: string, given: () => TransportAnswer | undefined): Promise<void> {
    hurry();
    await portal.open({
      block: { region, profile: 'standalone' },
      route,
      signedIn: route !== '/login',
      answer: (request) => {
        everAsked.add(request.name);
        return request.name === name ? given() : undefined;
      },
    });
  }

  /** Two parts may share one answer, and each has its own button. */
  async function retry(text: string): Promise<void> {
    const buttons = await vi.waitFor(() => {
      const failed = portal.all('.retry-panel').filter((each) => textOf(each.querySelector('p')) === text);
      const found = failed.flatMap((each) => [...each.querySelectorAll('button')]);
      expect(new Set(found.map(textOf))).toEqual(new Set([says.retry]));
      return found;
    }, quickly);
    for (const button of buttons) button.click();
  }

  function withOutcome(...kinds: readonly string[]): string[] {
    return Object.keys(outcomes).filter((name) => kinds.includes(outcomes[name]?.is ?? ''));
  }
});

const quickly = { timeout: 5_000, interval: 5 };

const textOf = (element: Element | null): string => element?.textContent ?? '';

const visitorsOnly = (kind: string): [string, TransportAnswer][] => (kind === 'visitor-retry' ? [['401', ended]] : []);

const askedFor = (name: string): number => portal.requests.filter((request) => request.name === name).length;

/** The calls of a region, from the catalogue and the documents of the operations. */
function callsOf(region: (typeof regions)[number]): string[] {
  const folder = 'adapters/graphql/operations';
  const documents = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const operations = documents.join('\n').matchAll(/^(?:query|mutation) (\w+)/gm);
  const others = { HK: /TW/, TW: /HK|Vca|LocalUserLogin|NewsMessage/ }[region];
  const rest = Object.entries(callCatalogue).filter(([, call]) => call.regions.some((each) => each === region));
  return [
    ...rest.map(([name]) => name),
    ...[...operations].map(([, name = '']) => name).filter((name) => !others.test(name)),
  ].sort();
}

/** The pauses between tries pass at once: they alone are drawn by lot, and so no whole number of milliseconds. */
function hurry(): void {
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (call: () => void, time = 0) => wait(call, Number.isInteger(time) ? time : 1));
}
