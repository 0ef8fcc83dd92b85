import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import type { VaultKey } from '../../../application/ports/session/session-vault';
import { ReadPageFlow } from '../../../application/session/read-page-flow';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { PageFlowStep } from '../../../domain/notices/page-flow-step';
import { MemoryVault } from '../../builders/memory-vault';

class StatedFlow extends PageFlows {
  asked = 0;
  constructor(public stated: Result<readonly PageFlowStep[], CallFailure>) {
    super();
  }
  async steps(): AsyncResult<readonly PageFlowStep[]> {
    this.asked += 1;
    return this.stated;
  }
}

const everyStep = ['create-username', 'communication-preference', 'plan-migration', 'invalid-address'] as const;
const itsFlags = [
  'showCreateUsernameReminder',
  'communicationPreferenceChange',
  'showRipMigrationMessage',
  'm03InvalidAddress',
] as const satisfies readonly VaultKey[];

describe('the page flow after the sign-in', () => {
  it('[API-27, SESS-27..30, OPEN-87] the page flow after the sign-in is asked once a session, and flags the steps that are named', async () => {
    const flow = new StatedFlow(ok(everyStep));
    const vault = new MemoryVault();
    await new ReadPageFlow(flow, vault).execute();
    expect(itsFlags.map((flag) => vault.read(flag))).toEqual([true, true, true, true]);
    expect(vault.read('pageFlowSkipped')).toBe(false);
    for (const flag of itsFlags) vault.remove(flag);
    await new ReadPageFlow(flow, vault).execute();
    expect(flow.asked).toBe(1);
    expect(itsFlags.map((flag) => vault.read(flag))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each(everyStep.map((step, at) => [step, itsFlags[at]] as const))(
    '[SESS-27..30, OPEN-87] flags what belongs to it and nothing else: %s',
    async (step, its) => {
      const vault = new MemoryVault();
      await new ReadPageFlow(new StatedFlow(ok([step])), vault).execute();
      expect(itsFlags.filter((flag) => vault.read(flag) !== undefined)).toEqual([its]);
    },
  );

  it('[SESS-23, OPEN-87] the page flow after the sign-in isn’t asked again once it is skipped', async () => {
    const flow = new StatedFlow(ok(['invalid-address']));
    const vault = new MemoryVault();
    const reading = new ReadPageFlow(flow, vault);
    reading.skip();
    await reading.execute();
    expect([flow.asked, vault.read('pageFlowSkipped'), vault.read('m03InvalidAddress')]).toEqual([0, true, undefined]);
  });

  it('[API-27, OPEN-87] the page flow after the sign-in without an answer flags nothing, and is asked again later', async () => {
    const flow = new StatedFlow(err({ kind: 'no-answer', reason: 'offline' }));
    const vault = new MemoryVault();
    const reading = new ReadPageFlow(flow, vault);
    await reading.execute();
    expect(vault.read('pageFlowSkipped')).toBeUndefined();
    flow.stated = ok(['invalid-address']);
    await reading.execute();
    expect(vault.read('m03InvalidAddress')).toBe(true);
  });

  it('[OPEN-87] asked twice at the same time offers each step once', async () => {
    const vault = new MemoryVault();
    const reading = new ReadPageFlow(new StatedFlow(ok(['invalid-address'])), vault);
    const second = reading.execute().then(() => vault.read('m03InvalidAddress'));
    await reading.execute();
    vault.remove('m03InvalidAddress');
    await second;
    expect(vault.read('m03InvalidAddress')).toBeUndefined();
  });
});
