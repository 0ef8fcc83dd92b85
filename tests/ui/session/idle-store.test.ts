import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdleStore } from '../../../ui/stores/idle-store';
import { MemoryTabs } from '../../builders/memory-tabs';
import { MemoryVault } from '../../builders/memory-vault';
import { ScriptedSessions } from '../../builders/scripted-sessions';
import { TestClock } from '../../builders/test-clock';

const limits = { idleSeconds: 900, idleWarningSeconds: 60, heartbeatSeconds: 300 };

describe('the idle watch', () => {
  it('[OPEN-11] asks 60 s before the end and ends after 15 minutes without any activity', () => {
    const { idle, clock, ended } = tab();
    clock.advance(839_000);
    expect(idle.secondsLeft).toBeUndefined();
    clock.advance(1_000);
    expect(idle.secondsLeft).toBe(60);
    clock.advance(59_000);
    expect(ended()).toBe(0);
    clock.advance(1_000);
    expect(ended()).toBe(1);
  });

  it('[OPEN-11, SESS-02, SESS-04] begins anew when the client continues', () => {
    const { idle, clock, ended } = tab();
    clock.advance(850_000);
    idle.continue();
    expect(idle.secondsLeft).toBeUndefined();
    clock.advance(850_000);
    expect(ended()).toBe(0);
  });

  it('[OPEN-11] takes no movement for an answer while the dialog asks', () => {
    const { idle, clock } = tab();
    clock.advance(850_000);
    idle.touch();
    expect(idle.secondsLeft).toBe(50);
  });

  it('[OPEN-11] is shared: activity in one tab keeps the others', () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const second = tab(clock, tabs);
    clock.advance(850_000);
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([50, 50]);
    second.idle.continue();
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([undefined, undefined]);
    clock.advance(100_000);
    expect([first.ended(), second.ended()]).toEqual([0, 0]);
  });

  it('[R21, OPEN-11] is of one session: activity in another keeps nobody', () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const other = tab(clock, tabs, 'second');
    clock.advance(850_000);
    other.idle.continue();
    expect([first.idle.secondsLeft, other.idle.secondsLeft]).toEqual([50, undefined]);
    clock.advance(50_000);
    expect([first.ended(), other.ended()]).toEqual([1, 0]);
  });

  it('[SESS-09, OPEN-11] sends a heartbeat every five minutes while the client is active, and none while idle', () => {
    const { idle, clock, sessions } = tab();
    for (let minute = 0; minute < 12; minute += 1) {
      clock.advance(60_000);
      idle.touch();
    }
    expect(sessions.asked).toEqual(['heartbeat', 'heartbeat']);
    clock.advance(800_000);
    expect(sessions.asked.length).toBeLessThanOrEqual(3);
  });

  it('[SESS-09] says that a heartbeat was not heard, until a later one is', async () => {
    const { idle, sessions } = tab();
    sessions.failure = { kind: 'no-answer', reason: 'offline' };
    await idle.beat();
    expect(idle.isUnheard).toBe(true);
    sessions.failure = undefined;
    await idle.beat();
    expect(idle.isUnheard).toBe(false);
    sessions.failure = { kind: 'superseded' };
    await idle.beat();
    expect(idle.isUnheard).toBe(false);
  });

  it('[OPEN-11] never ends a session within 15 minutes of the last activity, in any history', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 30 }), (pauses) => {
        const { idle, clock, ended } = tab();
        let silence = 0;
        for (const pause of pauses) {
          clock.advance(pause * 1000);
          silence += pause;
          expect(ended() > 0).toBe(silence >= limits.idleSeconds);
          if (ended() > 0) return;
          idle.continue();
          silence = 0;
        }
      }),
    );
  });
});

function tab(clock = new TestClock(), tabs = new MemoryTabs(), session = 'first') {
  const sessions = new ScriptedSessions(new MemoryVault());
  const idle = new IdleStore(clock, tabs.open(), sessions, limits);
  let count = 0;
  idle.start(session, () => {
    count += 1;
  });
  return { idle, clock, sessions, ended: () => count };
}
