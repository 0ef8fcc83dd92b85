import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import { SubmissionsDevice } from '../../builders/memory-submissions';
import { type SubmissionFault, submissionFaults, quiet, SubmissionSetup, type Tab } from './submission-setup';

const isLong = process.env['TEST_LONG'] === '1';
const runs = isLong ? 10_000 : 500;
const timeLimit = isLong ? 300_000 : 30_000;

type Command = fc.AsyncCommand<object, SubmissionSetup>;

/** Does something, lets what follows by itself happen, and checks what must hold at every moment. */
class Act implements Command {
  constructor(
    private readonly name: string,
    private readonly act: (setup: SubmissionSetup) => unknown,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(_: object, setup: SubmissionSetup): Promise<void> {
    void this.act(setup);
    await quiet();
    expectTruth(setup);
  }
}

const onTab = (name: string, act: (tab: Tab) => unknown) =>
  fc.nat(3).map((which) => {
    return new Act(`${name} in tab ${which}`, (setup) => {
      const tab = setup.tabs[which % setup.tabs.length];
      return tab && act(tab);
    });
  });

const step = fc.nat(5).map((which) => new Act(`step ${which}`, (setup) => setup.step(which)));
/** Runs the latest event first, so that a slow commit is overtaken by everything else. */
const laterStep = fc.constant(new Act('step last', (setup) => setup.step(setup.events.length - 1)));
const pass = fc
  .constantFrom(1_000, 4_000, commitDeadline)
  .map((time) => new Act(`pass ${time}`, ({ clock }) => clock.advance(time)));
const press = fc
  .tuple(fc.constantFrom('A', 'B'), fc.constantFrom<SubmissionFault>(...submissionFaults))
  .chain(([body, fault]) => onTab(`send ${body} (${fault})`, (tab) => tab.press(body, fault)));
const commands = fc.commands(
  [
    step,
    step,
    laterStep,
    laterStep,
    laterStep,
    press,
    press,
    onTab('look', (tab) => tab.find()),
    onTab('reload', (tab) => tab.reload()),
    onTab('another client', (tab) => tab.change('other')),
    onTab('the owner', (tab) => tab.change('owner')),
    pass,
    pass,
    fc.boolean().map((fail) => new Act(`looks fail: ${fail}`, (setup) => void (setup.areLooksFailing = fail))),
  ],
  { maxCommands: 40, size: 'max' },
);

describe('a submission that is sent once', () => {
  it('[OPEN-16, API-90] a submission that is sent once isn’t called not received while the server may still commit it', async () => {
    const setup = await worldOf({ hasStateCall: true });
    const [tab] = setup.tabs;
    const last = async () => {
      setup.step(setup.events.length - 1);
      await quiet();
    };
    const pass = async (milliseconds: number) => {
      setup.clock.advance(milliseconds);
      await quiet();
    };
    void tab?.press('A', 'timeout');
    await quiet();
    for (let step = 0; step < 3; step += 1) await last();
    await pass(5_000);
    for (let step = 0; step < 2; step += 1) await last();
    await pass(commitDeadline - 5_001);
    expect(tab?.shown).toEqual({ kind: 'sending' });
    await setup.drain();
    expect([tab?.shown.kind, setup.effects.length]).toEqual(['received', 1]);
  });

  it(
    '[API-89, API-90, OPEN-16, R1] takes effect at most once, and what is shown of it is true and stays true, whatever breaks',
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (acts) => {
          const setup = await worldOf({ hasStateCall: true });
          await fc.asyncModelRun(() => ({ model: {}, real: setup }), acts);
          await expectWayOn(setup);
        }),
        { numRuns: runs },
      );
    },
    timeLimit,
  );

  it.each(['drawn', 'stated'] as const)(
    '[API-89, API-90, OPEN-16, R1] takes effect at most once for each key from two devices of one client, and what each shows of it is true: %s keys',
    async (keys) => {
      await fc.assert(
        fc.asyncProperty(commands, async (acts) => {
          const setup = await worldOf({ hasStateCall: true, keys, devices: 2 });
          await fc.asyncModelRun(() => ({ model: {}, real: setup }), acts);
          await expectWayOn(setup);
        }),
        { numRuns: runs },
      );
    },
    timeLimit,
  );

  it(
    '[API-89, API-90, R1] a submission that is sent once is not sent again where the server can’t be asked for it, unless the client gives it up',
    async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (acts) => {
          const setup = await worldOf({ hasStateCall: false });
          await fc.asyncModelRun(() => ({ model: {}, real: setup }), acts);
          await expectEnd(setup);
          await expectUnsentUntilGivenUp(setup);
        }),
        { numRuns: runs / 5 },
      );
    },
    timeLimit,
  );
});

type Kind = { readonly hasStateCall: boolean; readonly keys?: 'drawn' | 'stated'; readonly devices?: 1 | 2 };

/** Two tabs on each device. */
async function worldOf({ hasStateCall, keys = 'drawn', devices = 1 }: Kind): Promise<SubmissionSetup> {
  const setup = new SubmissionSetup({ hasStateCall, keys });
  for (const name of ['first', 'second'].slice(0, devices)) {
    const device = new SubmissionsDevice(name);
    setup.open(device);
    setup.open(device);
  }
  await quiet();
  return setup;
}

function expectTruth({ effects, tabs, rules }: SubmissionSetup): void {
  expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length);
  const isStated = rules.keys === 'stated';
  for (const { shown, verdict, device } of tabs) {
    const own = effects.filter((effect) => isStated || effect.device === device);
    expect(own.length).toBeLessThanOrEqual(1);
    if (shown.kind === 'received') expect(own.map(({ answer }) => answer)).toContain(shown.answer);
    if (!verdict) continue;
    const isOther = JSON.stringify(shown).includes(submissionErrorCodes.keyReused);
    const belied = own.filter((effect) => {
      const isBody = effect.body === verdict.body;
      const isEarlier = effect.device === device && effect.attempt <= verdict.attempts;
      if (isOther) return isBody;
      return isEarlier && (isBody || !isStated);
    });
    expect(belied).toEqual([]);
  }
}

/** Everything under way comes to its end, and no page waits for ever. */
async function expectEnd(setup: SubmissionSetup): Promise<void> {
  setup.areLooksFailing = false;
  await setup.drain();
  expectTruth(setup);
  for (const { shown } of setup.tabs) expect(shown.kind).not.toBe('sending');
}

/** Once nothing fails any more, a client whose submission wasn't carried out can have it carried out, or reads that something else did under its key. */
async function expectWayOn(setup: SubmissionSetup): Promise<void> {
  await expectEnd(setup);
  for (const tab of setup.tabs) tab.change('owner');
  for (const device of new Set(setup.tabs.map((tab) => tab.device))) {
    const tab = setup.tabs.find((one) => one.device === device);
    for (let round = 0; round < 3 && !setup.informed.has(device); round += 1) {
      tab?.reload();
      await quiet();
      void tab?.press('A', 'none');
      await setup.drain();
      expectTruth(setup);
    }
    const isOther = JSON.stringify(tab?.shown).includes(submissionErrorCodes.keyReused);
    expect(setup.informed.has(device) || (isOther && setup.rules.keys === 'stated')).toBe(true);
  }
  expect(setup.effects.length).toBe(
    setup.rules.keys === 'stated' ? 1 : new Set(setup.tabs.map((tab) => tab.device)).size,
  );
}

/** Expects an unknown outcome to stay unknown however often the client tries, until the client gives it up. */
async function expectUnsentUntilGivenUp(setup: SubmissionSetup): Promise<void> {
  const [tab] = setup.tabs;
  const pending = [...(tab?.device.entries.values() ?? [])][0];
  if (!tab || !pending?.isSent || setup.informed.has(tab.device)) return;
  tab.change('owner');
  tab.reload();
  await quiet();
  const { attempts } = setup;
  void tab.press('A', 'none');
  await quiet();
  expect([tab.shown.kind, setup.attempts]).toEqual(['unknown', attempts]);
  void tab.abandon();
  await quiet();
  tab.reload();
  await quiet();
  expect(tab.pending?.key).not.toBe(pending.key);
  void tab.press('A', 'none');
  await quiet();
  expect(setup.attempts).toBe(attempts + 1);
}
