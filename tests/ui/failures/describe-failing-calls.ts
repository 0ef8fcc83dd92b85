import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { VaultValues } from '../../../application/ports/session/session-vault';
import type { Region } from '../../../domain/region';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import { callOutcomes } from '../support/call-outcomes';
import type { Outcome } from '../support/outcome';
import { endsOf, type Fault, faultsOf, operationFaults, sessionEnds } from '../support/faults';
import { hotline } from '../support/sent-forms';
import { ShownPortal } from '../support/shown-portal';

const words = {
  HK: {
    retry: 'Try again',
    ended: 'Your session has ended. Please log in again.',
    page: 'Something went wrong',
    left: 'You are logged out. Close this window if you share this computer.',
    listed: 'The system failed to process your request. Please contact our Funds InvestorLine at 2000 1234.',
    close: 'Close',
  },
  TW: {
    retry: '再試一次',
    ended: '您的登入已逾時，請重新登入。',
    page: '系統發生問題',
    left: '您已登出。若使用共用電腦，請關閉視窗。',
    listed: '系統無法處理您的要求，請來電基金客服專線 2000 1234。',
    close: '關閉',
  },
} as const;

/** A call at one of the places that make it. */
type Cell<Kind extends Outcome['is']> = readonly [name: string, place: string, outcome: Extract<Outcome, { is: Kind }>];

const isLong = process.env['TEST_LONG'] === '1';
/** Tests what a client of a region reads when a call fails, under every fault that there is. */
export function describeFailingCalls(region: Region): void {
  const portal = ShownPortal.forEachTest();
  const scripted: { now: TransportAnswer | undefined; told: (TransportAnswer | undefined)[] } = {
    now: undefined,
    told: [],
  };
  beforeEach(() => {
    scripted.now = undefined;
    scripted.told = [];
  });

  const says = words[region];
  const everAsked = new Set<string>();

  it('[R5] every call of the catalogue and every operation has a stated outcome', () => {
    expect(Object.keys(callOutcomes[region]).sort()).toEqual(callsOf(region));
  });

  it.each([...cells('retry'), ...cells('visitor-retry')])(
    '[R5, OPEN-92] the part that asks says that it failed, under every fault, and comes at the retry: %s, %s',
    async (name, place, outcome) => {
      const visitors = outcome.is === 'visitor-retry' ? [['401', sessionEnds['401']] as const] : [];
      const [[, first], ...others] = [...faultsOf(name), ...visitors].filter(
        ([fault, given]) =>
          !(outcome.is === 'retry' && outcome.anyAnswer && isAnswered(given)) &&
          !(outcome.is === 'retry' && outcome.answers400 && fault.startsWith('400')) &&
          !(outcome.is === 'retry' && outcome.leavesAt5xx && fault.startsWith('5')),
      ) as [[Fault, TransportAnswer], ...[Fault, TransportAnswer][]];
      await open(place, name, first, outcome.is === 'retry' ? outcome : {});
      await portal.find('[role=alert] p', outcome.says);
      for (const [fault, given] of fewOf(others, name)) {
        scripted.now = given;
        await retry(outcome.says);
        await answered(fault);
        await portal.find('[role=alert] p', outcome.says);
        expect([portal.all('h1').length > 0, hasLeft()]).toEqual([true, false]);
      }
      await comesAtTheRetry(outcome.says);
    },
  );

  it.each(cells('passed-over'))(
    '[R5, API-27, OPEN-87] a failing part that nobody misses keeps nobody from the screen, under every fault: %s, %s',
    async (name, place, { shows, standsForParts, ...when }) => {
      for (const [fault, given] of fewOf(faultsOf(name), name)) {
        await open(place, name, given, when);
        await portal.find(shows);
        await vi.waitFor(() => expect([scripted.told.length > 0, portal.inFlight]).toEqual([true, 0]), quickly);
        if (standsForParts === true && ofBrokenServer.includes(fault)) await eachComesAtItsRetry();
        expect([portal.all('[role=alert] p').map(textOf), hasLeft()]).toEqual([[], false]);
        scripted.told = [];
      }
    },
  );

  it.each(
    sixthOf(
      [...cells('retry'), ...cells('page'), ...missedAtTheEnd()].flatMap((cell) =>
        endsOf(cell[0]).map((end) => [...cell, ...end] as const),
      ),
    ),
  )(
    '[R5, ERR-03, ERR-10, ERR-13] clients without a session any more read that it has ended: %s, %s, $3',
    async (name, place, outcome, _, given) => {
      await open(place, name, given, outcome);
      await portal.find('[role=alert], main p', says.ended);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(
    sixthOf(
      cells('page').flatMap((cell) =>
        faultsOf(cell[0]).flatMap((fault) => (isForThePart(fault[0]) ? [] : [[...cell, ...fault] as const])),
      ),
    ),
  )(
    '[R5, ERR-05, ERR-12, ERR-14] a failure of what the screen is senseless without leads to the error page: %s, %s, $3',
    async (name, place, outcome, _, given) => {
      await open(place, name, given, outcome);
      await portal.find('h1', says.page);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(
    cells('retry').flatMap((cell) =>
      cell[2].leavesAt5xx
        ? faultsOf(cell[0]).flatMap((fault) => (fault[0].startsWith('5') ? [[...cell, ...fault] as const] : []))
        : [],
    ),
  )(
    '[R5, ERR-05, OPEN-92] a broken server leads from what makes no sense without its answer to the error page: %s, %s, $3',
    async (name, place, outcome, _, given) => {
      await open(place, name, given, outcome);
      await portal.find('h1', says.page);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(cells('page'))(
    '[R5, ERR-08, SHELL-08, SHELL-11] errors with codes are listed over the screen, which then offers a retry: %s, %s',
    async (name, place, outcome) => {
      await open(place, name, operationFaults.INTERNAL_ERROR, outcome);
      await portal.find('dialog li', says.listed);
      expect(portal.all('dialog code').map(textOf)).toEqual(['E1 E2']);
      (await portal.find('dialog button', says.close)).click();
      await vi.waitFor(() => expect(portal.all('dialog code')).toEqual([]), quickly);
      await comesAtTheRetry(outcome.says);
    },
  );

  it.each(cells('page'))(
    '[R5, OPEN-92] data that cannot be read leave the screen, which offers a retry: %s, %s',
    async (name, place, outcome) => {
      await open(place, name, operationFaults['data of null'], outcome);
      await portal.find('[role=alert] p', outcome.says);
      await comesAtTheRetry(outcome.says);
    },
  );

  it.each(cells('form'))(
    '[R5, OPEN-76] a form says beside its fields what failed, under every fault, and goes through when it is sent again: %s, %s',
    async (name, place, outcome) => {
      await open(place, name, undefined, outcome);
      await outcome.fill?.(portal);
      const ends = tellsOf401(outcome) ? endsOf(name) : [];
      for (const [fault, given] of fewOf([...faultsOf(name), ...ends], name)) {
        const said = outcome.says(fault);
        if (typeof said === 'string' || 'shows' in said) continue;
        scripted.now = given;
        await outcome.send(portal);
        await answered(fault);
        await portal.find('[data-tone=danger], [data-tone=warning], [data-testid=text-field-error]', said.reads);
      }
      scripted.now = undefined;
      await outcome.send(portal);
      await outcome.done(portal);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(sixthOf(formFaults()))(
    '[R5, CONFLICT-09] a failure that no form can say leads to the error page: %s, %s, $3',
    async (name, place, outcome, fault, given) => {
      await open(place, name, undefined, outcome);
      await outcome.fill?.(portal);
      scripted.now = given;
      await outcome.send(portal);
      const said = fault in sessionEnds && !tellsOf401(outcome) ? 'the end' : outcome.says(fault);
      if (said === 'the end') await portal.find('[role=alert], main p', says.ended);
      else if (said === 'an answer') await outcome.done(portal);
      else if (typeof said === 'object' && 'shows' in said) await portal.find('h2', said.shows);
      else await portal.find('h1', says.page);
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.each(
    cells('leave').flatMap((cell) =>
      [...faultsOf(cell[0]), ...endsOf(cell[0])].map((fault) => [...cell, ...fault] as const),
    ),
  )(
    '[R5, CONFLICT-54] a client who leaves has left, whatever the server says: %s, %s, $3',
    async (name, place, outcome, _, given) => {
      await open(place, name, given, outcome);
      await portal.find('main p', says.left);
      expect(sessionStorage.getItem('etrading.AUTH_CHECKED')).toBeNull();
      await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    },
  );

  it.runIf(region === 'TW')(
    '[R5, OPEN-54, OPEN-92] a questionnaire that can’t be had takes nobody away: its page offers a retry, and answers from before come back with it',
    async () => {
      await open('/enhanced-suitability', 'EnhancedSuitabilityTW', undefined, {});
      (await portal.find('[data-testid=question] input')).click();
      const draft: unknown = JSON.parse(sessionStorage.getItem('etrading.assessmentDraft') ?? '');
      await open('/enhanced-suitability', 'EnhancedSuitabilityTW', operationFaults['another classification'], {
        kept: { assessmentDraft: String(draft) },
      });
      await portal.find('[role=alert] p', '無法載入這份問卷。');
      expect(hasLeft()).toBe(false);
      await comesAtTheRetry('無法載入這份問卷。');
      await vi.waitFor(() => expect(portal.all('[data-testid=question] input:checked').length).toBe(1), quickly);
    },
  );

  it('[R5] no screen asks what is stated to be asked by none', () => {
    const unasked = cells('unasked').map(([name]) => name);
    expect(unasked.filter((name) => everAsked.has(name))).toEqual([]);
    expect(callsOf(region).filter((name) => !unasked.includes(name) && !everAsked.has(name))).toEqual([]);
  });

  /** Asserts that the parts which a call stands for say that they failed, and that each comes at its own retry. */
  async function eachComesAtItsRetry(): Promise<void> {
    scripted.now = undefined;
    const retries = portal.all<HTMLButtonElement>('[role=alert] button');
    expect([retries.length > 1, retries.length]).toEqual([true, portal.all('[role=alert] p').length]);
    for (const button of retries) button.click();
    await vi.waitFor(() => expect([portal.all('[role=alert] p').length, portal.inFlight]).toEqual([0, 0]), quickly);
  }

  /** Calls that nobody misses, and calls that end a session that is over all the same. */
  function missedAtTheEnd() {
    return cells('passed-over').filter(([, , { endsNothing }]) => !endsNothing);
  }

  function cells<Kind extends Outcome['is']>(kind: Kind): Cell<Kind>[] {
    return Object.entries(callOutcomes[region]).flatMap(([name, outcomes]) =>
      outcomes.flatMap((outcome) =>
        isOf(outcome, kind) ? [[name, 'at' in outcome ? outcome.at : placeOf(outcome), outcome] as const] : [],
      ),
    );
  }

  /** The faults of the forms that lead away from them, each in a page of its own. */
  function formFaults() {
    return cells('form').flatMap((cell) =>
      [...faultsOf(cell[0]), ...endsOf(cell[0])].flatMap((fault) => {
        const [, , form] = cell;
        const said = form.says(fault[0]);
        const isTold = typeof said !== 'string' && 'reads' in said && (tellsOf401(form) || !(fault[0] in sessionEnds));
        return isTold ? [] : [[...cell, ...fault] as const];
      }),
    );
  }

  async function open(
    route: string,
    name: string,
    given: TransportAnswer | undefined,
    {
      as,
      on,
      is,
      beside,
      kept = as ? { AUTH_CHECKED: `mock:${as}` } : {},
    }: {
      readonly is?: Outcome['is'];
      readonly as?: string;
      readonly beside?: Readonly<Record<string, TransportAnswer>>;
      readonly on?: (shown: ShownPortal) => Promise<() => unknown>;
      readonly kept?: Partial<VaultValues>;
    },
  ): Promise<void> {
    hurry(is === 'form' && !/login$/.test(route) ? lookups : []);
    scripted.now = on ? undefined : given;
    await portal.open({
      block: { region, profile: 'standalone', hotline },
      route,
      signedIn: !/^\/(?:(?:local-)?login|reset-username-password)$/.test(route),
      kept,
      answer: (request) => {
        everAsked.add(request.name);
        const otherwise = beside?.[request.name];
        if (request.name !== name) return otherwise;
        scripted.told.push(scripted.now);
        return scripted.now ?? otherwise;
      },
    });
    if (!on) return;
    const act = await on(portal);
    await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
    scripted.now = given;
    act();
  }

  /** The call has been answered with the fault of this moment, and nothing is under way any more. */
  async function answered(fault: Fault): Promise<void> {
    const isAsTold = () => [scripted.told.at(-1) === scripted.now, portal.inFlight];
    await vi.waitFor(() => expect([fault, ...isAsTold()]).toEqual([fault, true, 0]), quickly);
  }

  async function comesAtTheRetry(text: string): Promise<void> {
    scripted.now = undefined;
    await retry(text);
    await vi.waitFor(() => expect(portal.all('[role=alert] p').map(textOf)).not.toContain(text), quickly);
    await vi.waitFor(() => expect(portal.inFlight).toBe(0), quickly);
  }

  /** Two parts may share one answer, and each has its own button. */
  async function retry(text: string): Promise<void> {
    const buttons = await vi.waitFor(() => {
      const failed = portal.all('[data-testid=retry-panel]').filter((each) => textOf(each.querySelector('p')) === text);
      const found = failed.flatMap((each) => [...each.querySelectorAll('button')]);
      expect(new Set(found.map(textOf))).toEqual(new Set([says.retry]));
      return found;
    }, quickly);
    for (const button of buttons) button.click();
  }
}

/** All in the long run; otherwise every sixth: who fails how is one code for all. */
const sixthOf = <T>(all: readonly T[]): readonly T[] => (isLong ? all : all.filter((_, index) => index % 6 === 0));

/** All in the long run; otherwise every ninth, others for another name. */
const fewOf = <T>(all: readonly T[], name: string): readonly T[] =>
  isLong ? all : all.filter((_, index) => (index + name.length) % 9 === 0);

/** The faults after which the operations that a document stands for aren't asked for one by one. */
const ofBrokenServer: readonly Fault[] = [
  'offline or reset',
  'timeout',
  '500',
  '502 with HTML',
  '503',
  'INTERNAL_ERROR',
];

const quickly = { timeout: 30_000, interval: 5 };

/** Tells whether the failure has led away; the address is first to tell. */
const hasLeft = (): boolean => window.location.pathname.endsWith('/general-error');

const textOf = (element: Element | null): string => element?.textContent ?? '';

const isOf = <Kind extends Outcome['is']>(outcome: Outcome, kind: Kind): outcome is Extract<Outcome, { is: Kind }> =>
  outcome.is === kind;

/** Tells whether a 401 is said beside a form. */
const tellsOf401 = ({ isVisitors, answers401 }: Extract<Outcome, { is: 'form' }>): boolean =>
  isVisitors === true || answers401 === true;

/** Tells whether the part that asked states the fault in its place, whatever else is shown. */
const isForThePart = (fault: Fault): boolean => fault === 'INTERNAL_ERROR' || fault === 'data of null';

/** Where the outcomes without a place of their own are seen. */
const placeOf = ({ is }: Outcome): string => (is === 'visitor-retry' ? '/login' : '/');

const isAnswered = (given: TransportAnswer): boolean => given.kind === 'answered' && given.status === 200;

/** The calls of a region, from the catalogue and the documents of the operations. */
function callsOf(region: Region): string[] {
  const folder = 'contract/graphql';
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const operations = documents.join('\n').matchAll(/^(?:query|mutation) (\w+)/gm);
  const others = { HK: /TW/, TW: /HK|Vca|LocalUser|NewsMessage/ }[region];
  const rest = Object.entries(callCatalogue).filter(([, call]) => call.regions.some((each) => each === region));
  return [
    ...rest.map(([name]) => name),
    ...[...operations].map(([, name = '']) => name).filter((name) => !others.test(name)),
  ].sort();
}

/** When it is looked up what has become of something that was sent. */
const lookups = [3_000, commitDeadline];

/** The pauses between tries pass at once: they alone are drawn by lot, and so no whole number of milliseconds. So do those that are named. */
function hurry(others: readonly number[]): void {
  const { setTimeout: wait } = globalThis;
  const isPause = (time: number): boolean => !Number.isInteger(time) || others.includes(time);
  vi.stubGlobal('setTimeout', (call: () => void, time = 0) => wait(call, isPause(time) ? 1 : time));
}
