import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import type { AccountFreeze } from '../../../application/ports/clients/account-security';
import { FreezeAccount } from '../../../application/security/freeze-account';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok } from '../../../domain/kernel/result';
import { FreezeViewModel } from '../../../ui/screens/account/security/freeze-view-model';
import { TestClock } from '../../builders/test-clock';

const frozen: AccountFreeze = {
  frozenAt: '2026-03-04T02:00:00Z',
  cancelledOrders: 0,
  cancelledWithdrawals: 0,
  pausedPlans: 0,
  left: 0,
};
const refusal: CallFailure = { kind: 'rejected', errors: [{ code: 'LOG0005' }] };

function asking(failures: readonly CallFailure[]) {
  const heard: string[] = [];
  const left = [...failures];
  const freeze = async (): AsyncResult<AccountFreeze> => {
    heard.push('sent');
    const failure = left.shift();
    return failure ? err(failure) : ok(frozen);
  };
  const sessionEnd = {
    announce: (why: string) => void heard.push(`announced ${why}`),
    end: (why: string) => void heard.push(`ended ${why}`),
  };
  const context = { clock: new TestClock(), epoch: new SessionEpoch() };
  const view = new FreezeViewModel(new FreezeAccount({ security: { freeze }, sessionEnd, context }));
  view.ask();
  return { view, heard };
}

describe('the freeze of an account', () => {
  it('[R14, AUTH-42] that is refused says why and ends no session, and can be asked for again', async () => {
    const { view, heard } = asking([refusal]);
    await view.freeze();
    expect(view.phase).toEqual({ kind: 'refused', failure: refusal });
    await view.freeze();
    expect(view.phase).toEqual({ kind: 'frozen', freeze: frozen });
    view.leave();
    expect(heard).toEqual(['sent', 'sent', 'announced account-frozen', 'ended account-frozen']);
  });

  it.each([
    { kind: 'no-answer', reason: 'timeout' },
    { kind: 'server-error', status: 500 },
    { kind: 'malformed' },
  ] as const)(
    '[R14, OPEN-16] whose answer is lost isn’t taken for done nor for refused, and goes back to the page: $kind',
    async (failure) => {
      const { view, heard } = asking([failure]);
      await view.freeze();
      expect([view.phase, heard]).toEqual([{ kind: 'unknown' }, ['sent']]);
      view.leave();
      expect([view.phase, heard]).toEqual([{ kind: 'closed' }, ['sent']]);
    },
  );

  it('[R14, AUTH-42, OPEN-16] a freeze refused without a session may have been made: nothing says that it failed, and the way leads to the login', async () => {
    const { view, heard } = asking([{ kind: 'unauthorized', errors: [{ code: 'SESSION_EXPIRED' }] }]);
    await view.freeze();
    expect([view.phase, heard]).toEqual([{ kind: 'session-over' }, ['sent', 'announced change-unconfirmed']]);
    view.leave();
    expect(heard.at(-1)).toBe('ended change-unconfirmed');
  });

  it('[R14] one freeze is sent however often it is pressed, and isn’t left meanwhile', async () => {
    const { view, heard } = asking([]);
    const sent = view.freeze();
    view.leave();
    await view.freeze();
    expect(view.isBusy).toBe(true);
    await sent;
    expect([view.phase.kind, heard]).toEqual(['frozen', ['sent', 'announced account-frozen']]);
  });
});
