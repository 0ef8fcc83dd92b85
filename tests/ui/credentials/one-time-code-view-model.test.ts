import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryVault } from '../../builders/memory-vault';
import { oneTimeCodeOf } from '../../builders/one-time-code-of';
import { ScriptedSessions } from '../../builders/scripted-sessions';
import { TestClock } from '../../builders/test-clock';

describe('the one-time code', () => {
  it('[AUTH-07, AUTH-26, AUTH-27] a code is sent by the channel chosen, then validated', async () => {
    const { code, sessions } = form();
    await code.send('email');
    expect(code.isOtpSent).toBe(true);
    code.write('12345678');
    await code.submit();
    expect(code.isOtpVerified).toBe(true);
    expect(sessions.asked).toEqual(['send email', 'validate 12345678']);
  });

  it('[AUTH-30, CRED-30, OPEN-20] a code can be sent again only when the countdown is over', async () => {
    const { code, sessions, clock } = form();
    await code.send('mobile');
    expect(code.secondsToResend).toBe(60);
    clock.advance(59_000);
    expect(code.secondsToResend).toBe(1);
    await code.send('mobile');
    expect(sessions.asked).toEqual(['send mobile']);
    clock.advance(1000);
    expect(code.secondsToResend).toBe(0);
    await code.send('mobile');
    expect(sessions.asked).toEqual(['send mobile', 'send mobile']);
  });

  it('[AUTH-30] counts in the server’s time, however wrong the client’s clock is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -86_400, max: 86_400 }),
        fc.integer({ min: 0, max: 90 }),
        async (off, passed) => {
          const clock = new TestClock(new Date(Date.parse('2026-11-20T02:00:00Z') + off * 1000).toISOString());
          const { code } = form(clock);
          await code.send('mobile');
          clock.advance(passed * 1000);
          expect(code.secondsToResend).toBe(Math.max(0, 60 - passed));
          code.stop();
        },
      ),
    );
  });

  it('[AUTH-31, OPEN-20] a code can be sent by the other channel at once, which restarts the countdown', async () => {
    const { code, sessions, clock } = form();
    await code.send('mobile');
    clock.advance(10_000);
    await code.send('email');
    expect(code.secondsToResend).toBe(60);
    expect(sessions.asked).toEqual(['send mobile', 'send email']);
  });

  it('[AUTH-32] a client who already has a code enters it without sending one', async () => {
    const { code, sessions } = form();
    code.enterOneAlreadyHeld();
    code.write('12345678');
    await code.submit();
    expect(sessions.asked).toEqual(['validate 12345678']);
    expect(code.isOtpVerified).toBe(true);
  });

  it('[AUTH-28, CRED-28] a code is checked for eight digits before anything is sent', async () => {
    const { code, sessions } = form();
    code.enterOneAlreadyHeld();
    code.write('1234567');
    await code.submit();
    expect(code.otpErrorMessage).toBe('format-incorrect');
    expect(sessions.asked).toEqual([]);
  });

  it('takes full-width digits and pasted blanks for what they mean', () => {
    const { code } = form();
    code.write(' １２３４ 5678 ');
    expect(code.code).toBe('12345678');
  });

  it('[AUTH-08, AUTH-09, OPEN-20] a wrong code leaves the step open and says so', async () => {
    const { code } = form();
    await code.send('mobile');
    code.write('00000000');
    await code.submit();
    expect({ verified: code.isOtpVerified, message: code.otpErrorMessage, sent: code.isOtpSent }).toEqual({
      verified: false,
      message: 'rejected',
      sent: true,
    });
  });

  it('[AUTH-28] the form says how often the code can be tried again, until another is sent', async () => {
    const { code } = form();
    await code.send('mobile');
    const left = [];
    for (let wrong = 0; wrong < 4; wrong += 1) {
      code.write('00000000');
      await code.submit();
      left.push(code.triesLeft);
    }
    expect(left).toEqual([2, 1, 0, 0]);
    await code.send('email');
    expect(code.triesLeft).toBe(3);
  });

  it('[AUTH-44, ERR-28] the step of the code is over when the client is locked, and only then', async () => {
    const { code, sessions } = form();
    await code.send('mobile');
    code.write('00000000');
    await code.submit();
    expect(code.lock).toBeUndefined();
    sessions.failure = { kind: 'rejected', errors: [{ code: 'OTP_SENT_TOO_OFTEN' }] };
    await code.send('email');
    expect(code.lock).toBeUndefined();
    sessions.failure = { kind: 'rejected', errors: [{ code: 'LOG0005' }] };
    await code.submit();
    expect(code.lock).toEqual({ kind: 'rejected', errors: [{ code: 'LOG0005' }] });
  });

  it('stays on the choice of channel when sending fails', async () => {
    const { code, sessions } = form();
    sessions.failure = { kind: 'no-answer', reason: 'offline' };
    await code.send('mobile');
    expect({ sent: code.isOtpSent, failure: code.failure?.kind }).toEqual({ sent: false, failure: 'no-answer' });
  });
});

function form(clock = new TestClock()) {
  const sessions = new ScriptedSessions(new MemoryVault());
  return { code: oneTimeCodeOf(sessions, clock), sessions, clock };
}
