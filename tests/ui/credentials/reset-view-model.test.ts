import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompleteReset } from '../../../application/credentials/complete-reset';
import { VerifyIdentity } from '../../../application/credentials/verify-identity';
import type { CallFailure } from '../../../application/ports/call-failure';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import { checkUserCode } from '../../../domain/credentials/secrets/check-user-code';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import { err, ok } from '../../../domain/kernel/result';
import { OneTimeCodeViewModel } from '../../../ui/one-time-code/one-time-code-view-model';
import { IdentityViewModel } from '../../../ui/screens/reset-credentials/identity-view-model';
import { NewDetailsViewModel } from '../../../ui/screens/reset-credentials/new-details-view-model';
import { ResetViewModel } from '../../../ui/screens/reset-credentials/reset-view-model';
import { ServerChecks } from '../../../ui/credentials/server-checks';
import { ScriptedResets } from '../../builders/scripted-resets';
import { settled } from '../../builders/settled';
import { TestClock } from '../../builders/test-clock';

const over: CallFailure = { kind: 'rejected', errors: [{ code: 'RESET_OVER' }] };
const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };

describe('a reset', () => {
  it('[RESET-12, RESET-13, CONFLICT-18] goes on where the server says that it stands', async () => {
    const resets = new ScriptedResets();
    const reset = new ResetViewModel(resets);
    const kindAt = async (step: '-1' | '0' | '1' | '2' | '999') => {
      resets.progressed = ok({ step, type: 'both' });
      await reset.load();
      return reset.phase.kind;
    };
    expect(await kindAt('0')).toBe('choosing');
    expect(await kindAt('1')).toBe('one-time-code');
    expect(await kindAt('2')).toBe('new-details');
    expect(await kindAt('999')).toBe('done');
    reset.startAgain();
    expect(reset.phase.kind).toBe('choosing');
    expect(await kindAt('-1')).toBe('cannot-continue');
    resets.progressed = err(offline);
    await reset.load();
    expect(reset.phase.kind).toBe('failed');
  });

  it('[RESET-14, RESET-17] asks what is lost, and goes on once that is said', async () => {
    const reset = new ResetViewModel(new ScriptedResets());
    await reset.load();
    reset.proceed();
    expect(reset.phase).toEqual({ kind: 'choosing', isMissing: true, isOver: false });
    reset.choose('locked');
    expect(reset.phase).toEqual({ kind: 'choosing', isMissing: false, isOver: false });
    reset.proceed();
    expect(reset.phase).toEqual({ kind: 'data-verification', type: 'password' });
  });

  it('[RESET-16] begins again by the way back, and says so where the server has none any more', () => {
    const reset = new ResetViewModel(new ScriptedResets());
    reset.follow({ step: '1', type: 'both' });
    expect(reset.leaveWhenOver(offline)).toBe(false);
    expect(reset.phase.kind).toBe('one-time-code');
    expect(reset.leaveWhenOver(over)).toBe(true);
    expect(reset.phase).toEqual({ kind: 'choosing', isMissing: false, isOver: true });
    reset.follow({ step: '2', type: 'both' });
    reset.startAgain();
    expect(reset.phase).toEqual({ kind: 'choosing', isMissing: false, isOver: false });
    reset.showNewDetails();
    reset.showDone();
    expect(reset.phase.kind).toBe('choosing');
  });
});

describe('the data of who asks for it', () => {
  const form = (type: ResetType = 'password') => {
    const resets = new ScriptedResets();
    const proved: string[] = [];
    const prove = new VerifyIdentity(resets, new TestClock(), 'TW');
    const view = new IdentityViewModel({ prove, type, region: 'TW', onProved: ({ step }) => proved.push(step) });
    return { resets, proved, view };
  };
  const right = {
    account: 'ｗang8888',
    nationalId: 'a200000011',
    email: 'wang8888@example.test',
    mobile: '0900-001-678',
    phone: '02 0000 0178',
  };
  const fillIn = (view: IdentityViewModel, [year, month, day]: readonly [string, string, string]): void => {
    for (const [field, text] of Object.entries(right)) view.write(field as keyof typeof right, text);
    view.birthDate.write('year', year);
    view.birthDate.write('month', month);
    view.birthDate.write('day', day);
  };

  it('[RESET-20..26] the data of a reset are sent only once each is there and well formed, each problem at its field', async () => {
    const { view, resets } = form();
    await view.submit();
    expect(view.firstProblem).toBe('account');
    expect(view.problemOf('mobile')).toBe('mobile-missing');
    fillIn(view, ['2026', '11', '20']);
    await view.submit();
    expect([view.firstProblem, view.problemOf('birthDate')]).toEqual(['birthDate', 'birth-date-invalid']);
    expect(resets.asked).toEqual([]);
  });

  it('[OPEN-85, RESET-14] go out as the books write them, and what comes back is the next step', async () => {
    const { view, resets, proved } = form('both');
    fillIn(view, ['民國81', '5', '１０']);
    await Promise.all([view.submit(), view.submit()]);
    expect(resets.asked).toEqual(['identify both WANG8888 +886200000178']);
    expect(proved).toEqual(['1']);
    resets.identified = err({ kind: 'rejected', errors: [{ code: 'PRE0008' }] });
    await view.submit();
    expect(view.failure).toEqual({ kind: 'rejected', errors: [{ code: 'PRE0008' }] });
  });
});

describe('the code of a reset', () => {
  it('[RESET-02] the code is no longer known as right once another is sent', async () => {
    const resets = new ScriptedResets();
    const clock = new TestClock();
    const code = new OneTimeCodeViewModel({
      send: (channel) => resets.sendCode(channel),
      validate: (text) => resets.validateCode(text),
      clock,
      resendSeconds: 60,
    });
    await code.send('email');
    code.write('１２３４ 5678');
    await code.submit();
    expect(code.isOtpVerified).toBe(true);
    await code.send('mobile');
    expect(code.isOtpVerified).toBe(false);
    code.stop();
    expect(resets.asked).toEqual(['send email', 'validate 12345678', 'send mobile']);
  });
});

describe('new details', () => {
  const form = (type: ResetType = 'both') => {
    const resets = new ScriptedResets();
    const clock = new TestClock();
    const heard: string[] = [];
    const complete = new CompleteReset(resets, { clock, epoch: new SessionEpoch() });
    const view = new NewDetailsViewModel({
      resets,
      complete,
      clock,
      type,
      onDone: () => heard.push('done'),
      isOver: (failure) => failure === over && heard.push('over') > 0,
    });
    return { resets, clock, heard, view };
  };
  const shown = (checks: readonly RuleCheck<string>[]): string => checks.map(({ status }) => status).join('');
  const good = 'Harbor4829Kite';

  it('[RESET-04, RESET-05, RESET-11, RESET-12] new details have ten and eleven slots, neutral at first, and a form that isn’t passed', () => {
    const { view } = form();
    expect(shown(view.userCodeChecks)).toBe('NNNNNNNNNN');
    expect(shown(view.passwordChecks)).toBe('NNNNNNNNNNN');
    expect(view.status).toBe('F');
  });

  it('[RESET-07, RESET-08, OPEN-48, OPEN-49] ask the server for its slots alone, once the client pauses and nothing else is wrong', async () => {
    const { view, resets, clock } = form();
    for (const text of ['h', 'ha', 'harbor4829']) view.writeUserCode(text);
    expect(shown(view.userCodeChecks)).toBe('PPPNPPPPPP');
    view.writePassword('harbor4829kite');
    clock.advance(10_000);
    await settled();
    expect(resets.asked).toEqual(['code HARBOR4829']);
    view.writePassword(good);
    clock.advance(599);
    expect(resets.asked).toHaveLength(1);
    clock.advance(1);
    await settled();
    expect(resets.asked).toEqual(['code HARBOR4829', `password ${good} HARBOR4829`]);
    expect(view.status).toBe('P');
    view.writePassword(`${good}s`);
    view.writePassword(good);
    clock.advance(10_000);
    await settled();
    expect(resets.asked).toHaveLength(2);
  });

  it('[CRED-15, OPEN-49] leave the user code that isn’t named to the server', async () => {
    const { view, clock } = form('password');
    view.writePassword('Wang8888');
    expect(shown(view.passwordChecks)).toBe('PPPPNPNPPPP');
    clock.advance(600);
    await settled();
    expect(shown(view.passwordChecks)).toBe('PPPPFPPPPPP');
  });

  it('[RESET-05, CRED-22] new details are sent only when nothing the portal knows stands against them', async () => {
    const { view, resets } = form();
    await view.submit();
    expect(view.problems).toEqual(['user-code-missing', 'password-missing', 'again-missing']);
    view.writeUserCode('HARBOR4829');
    view.writePassword('Password7291');
    view.writeAgain('Password7292');
    await view.submit();
    expect(view.problems).toEqual(['insecure', 'mismatch']);
    view.writePassword(good);
    view.writeAgain(good);
    await view.submit();
    expect(resets.asked).toEqual([`complete HARBOR4829 ${good}`]);
  });

  it('[RESET-06, R14] new details are forgotten once they are in force', async () => {
    const { view, heard } = form('password');
    view.writePassword(good);
    view.writeAgain(good);
    await view.submit();
    expect(heard).toEqual(['done']);
    expect([view.userCode, view.password, view.again]).toEqual(['', '', '']);
  });

  it('[OPEN-49] show what the server has against them, and stay', async () => {
    const { view, resets, heard } = form('user-code');
    const userCodeChecks = checkUserCode('YANG5173', { taken: true });
    resets.completed = ok({ step: '2', userCodeChecks, passwordChecks: [] });
    view.writeUserCode('YANG5173');
    await view.submit();
    expect(shown(view.userCodeChecks)).toBe('PPPFPPPPPP');
    expect([view.problems, heard]).toEqual([['user-code-rules'], []]);
  });

  it('[OPEN-16, RESET-06] whose answer was lost are looked for in the reset’s step', async () => {
    const { view, resets, heard } = form('password');
    resets.completed = err(offline);
    resets.progressed = ok({ step: '999', type: 'password' });
    view.writePassword(good);
    view.writeAgain(good);
    await view.submit();
    expect(heard).toEqual(['done']);
    const other = form('password');
    other.resets.completed = err(offline);
    other.resets.progressed = ok({ step: '2', type: 'password' });
    other.view.writePassword(good);
    other.view.writeAgain(good);
    const sending = other.view.submit();
    await settled();
    expect(other.view.step).toBe('finding');
    for (let looks = 0; looks < 3; looks += 1) {
      other.clock.advance(20_000);
      await settled();
    }
    await sending;
    expect([other.view.lost, other.view.password, other.heard]).toEqual(['not-received', good, []]);
    other.resets.completed = err(over);
    await other.view.submit();
    expect(other.heard).toEqual(['over']);
  });
});

describe('the server’s slots', () => {
  it('[OPEN-49] never show what was said of another text, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 8 }),
        async (scheduler, texts) => {
          const clock = new TestClock();
          const checks = new ServerChecks<'not-taken'>(clock, (text) =>
            scheduler.schedule(
              Promise.resolve(
                ok([{ rule: 'not-taken' as const, status: text === 'A' ? ('F' as const) : ('P' as const) }]),
              ),
            ),
          );
          const holds = (text: string) => {
            const isKept = checks.isKept('not-taken', text);
            if (isKept !== undefined) expect([text, isKept]).toEqual([text, text !== 'A']);
          };
          for (const text of texts) {
            checks.follow(text, true);
            clock.advance(600);
            if (scheduler.count() > 1) await scheduler.waitNext(1);
            holds(text);
          }
          await scheduler.waitIdle();
          const last = texts.at(-1) ?? '';
          expect(checks.isKept('not-taken', last)).toBe(last !== 'A');
        },
      ),
    );
  });

  it('[OPEN-49] stay as they are when the server doesn’t answer, and when nobody looks any more', async () => {
    const clock = new TestClock();
    let asked = 0;
    const checks = new ServerChecks<'not-taken'>(clock, () => {
      asked += 1;
      return Promise.resolve(err(offline));
    });
    checks.follow('A', true);
    clock.advance(600);
    await settled();
    expect([asked, checks.isKept('not-taken', 'A')]).toEqual([1, undefined]);
    checks.follow('B', true);
    checks.stop();
    clock.advance(600);
    expect(asked).toBe(1);
  });
});
