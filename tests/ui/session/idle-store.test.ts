import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdleStore } from '../../../ui/stores/idle-store';
import { MemoryTabs } from '../../builders/memory-tabs';
import { ScriptedKeepAlive } from '../../builders/scripted-keep-alive';
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
    void idle.stay();
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

  it('[OPEN-11] the idle watch is shared: activity in one tab keeps the others', () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const second = tab(clock, tabs);
    clock.advance(850_000);
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([50, 50]);
    void second.idle.stay();
    expect([first.idle.secondsLeft, second.idle.secondsLeft]).toEqual([undefined, undefined]);
    clock.advance(100_000);
    expect([first.ended(), second.ended()]).toEqual([0, 0]);
  });

  it('[R21, OPEN-11] the idle watch is of one session: activity in another keeps nobody', () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const other = tab(clock, tabs, 'second');
    clock.advance(850_000);
    void other.idle.stay();
    expect([first.idle.secondsLeft, other.idle.secondsLeft]).toEqual([50, undefined]);
    clock.advance(50_000);
    expect([first.ended(), other.ended()]).toEqual([1, 0]);
  });

  it('[SESS-09, OPEN-11] sends a heartbeat every five minutes while the client is active, and none while idle', () => {
    const { idle, clock, keepAlive } = tab();
    for (let minute = 0; minute < 12; minute += 1) {
      clock.advance(60_000);
      idle.touch();
    }
    expect(keepAlive.asked).toEqual(['heartbeat', 'heartbeat']);
    clock.advance(800_000);
    expect(keepAlive.asked.length).toBeLessThanOrEqual(3);
  });

  it('[SESS-09, OPEN-11] sends at most twelve heartbeats an hour, from however many tabs and in any history of use', () => {
    const uses = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 300 }), at: fc.nat(4) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), uses, (count, history) => {
        const clock = new TestClock();
        const channel = new MemoryTabs();
        const opened = Array.from({ length: count }, () => tab(clock, channel));
        const begun = clock.now();
        for (const { seconds, at } of history) {
          clock.advance(seconds * 1000);
          opened[at % count]?.idle.touch();
        }
        clock.advance(1000);
        const beats = opened.flatMap(({ keepAlive }) => keepAlive.asked);
        expect(beats.length).toBeLessThanOrEqual((clock.now() - begun) / (limits.heartbeatSeconds * 1000));
      }),
    );
  });

  it('[SESS-09] every tab of a session says that a heartbeat was not heard, whichever sent it, until one is', async () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const second = tab(clock, tabs);
    const other = tab(clock, tabs, 'second');
    first.keepAlive.failure = { kind: 'no-answer', reason: 'timeout' };
    await first.idle.beat();
    expect([first, second, other].map(({ idle }) => idle.isUnheard)).toEqual([true, true, false]);
    await second.idle.beat();
    expect([first, second].map(({ idle }) => idle.isUnheard)).toEqual([false, false]);
  });

  it('[R21, SESS-09] a heartbeat of another session counts for nothing', async () => {
    const clock = new TestClock();
    const tabs = new MemoryTabs();
    const first = tab(clock, tabs);
    const other = tab(clock, tabs, 'second');
    clock.advance(299_000);
    await other.idle.beat();
    first.idle.touch();
    clock.advance(1_000);
    expect(first.keepAlive.asked).toEqual(['heartbeat']);
  });

  it('[API-20, SESS-09, CONFLICT-16] extends the session at the server once when the client who was asked stays', async () => {
    const { idle, clock, keepAlive } = tab();
    clock.advance(850_000);
    await idle.stay();
    clock.advance(299_000);
    expect(keepAlive.asked).toEqual(['refresh']);
    idle.touch();
    clock.advance(2_000);
    expect(keepAlive.asked).toEqual(['refresh', 'heartbeat']);
  });

  it.each([
    { kind: 'rejected', errors: [] },
    { kind: 'server-error', status: 503 },
    { kind: 'no-answer', reason: 'timeout' },
    { kind: 'malformed' },
  ] as const)(
    '[API-20, API-26, SESS-09] tells a server that does not extend the session by a heartbeat: %j',
    async (failure) => {
      const { idle, clock, keepAlive, ended } = tab();
      keepAlive.refreshFailure = failure;
      clock.advance(850_000);
      await idle.stay();
      expect([keepAlive.asked, idle.isUnheard, ended()]).toEqual([['refresh', 'heartbeat'], false, 0]);
      keepAlive.failure = failure;
      await idle.stay();
      expect([idle.isUnheard, ended()]).toEqual([true, 0]);
    },
  );

  it.each([{ kind: 'unauthorized', errors: [] }, { kind: 'superseded' }] as const)(
    '[API-20, SESS-09] asks nothing more of a session that is over: %j',
    async (failure) => {
      const { idle, keepAlive } = tab();
      keepAlive.refreshFailure = failure;
      await idle.stay();
      expect([keepAlive.asked, idle.isUnheard]).toEqual([['refresh'], false]);
    },
  );

  it('[SESS-09] says that a heartbeat was not heard, until a later one is', async () => {
    const { idle, keepAlive } = tab();
    keepAlive.failure = { kind: 'no-answer', reason: 'offline' };
    await idle.beat();
    expect(idle.isUnheard).toBe(true);
    keepAlive.failure = undefined;
    await idle.beat();
    expect(idle.isUnheard).toBe(false);
    keepAlive.failure = { kind: 'superseded' };
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
          void idle.stay();
          silence = 0;
        }
      }),
    );
  });
});

function tab(clock = new TestClock(), tabs = new MemoryTabs(), session = 'first') {
  const keepAlive = new ScriptedKeepAlive();
  const idle = new IdleStore(clock, tabs.open(), keepAlive, limits);
  let count = 0;
  idle.start(session, () => {
    count += 1;
  });
  return { idle, clock, keepAlive, ended: () => count };
}
