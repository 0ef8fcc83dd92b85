import type { PageFlowStep } from '../../domain/notices/page-flow-step';
import type { PageFlows } from '../ports/notices/page-flows';
import type { SessionVault, VaultKey } from '../ports/session/session-vault';

/** The flags of the tab that ask for a reminder once, by the step that sets them [SESS-27..30, OPEN-87]. */
export const stepFlags = {
  'create-username': 'showCreateUsernameReminder',
  'communication-preference': 'communicationPreferenceChange',
  'plan-migration': 'showRipMigrationMessage',
  'invalid-address': 'm03InvalidAddress',
} as const satisfies Record<PageFlowStep, VaultKey>;

/**
 * Asks once a session what the client is to do, and flags each step, which the home then offers once [API-27, OPEN-87].
 * Without an answer nothing is flagged, nobody is kept from anything, and the next home asks again.
 */
export class ReadPageFlow {
  constructor(
    private readonly flows: PageFlows,
    private readonly vault: SessionVault,
  ) {}

  async execute(): Promise<void> {
    if (this.wasRead()) return;
    const answer = await this.flows.steps();
    if (!answer.ok || this.wasRead()) return;
    this.vault.write('pageFlowSkipped', false);
    for (const step of answer.value) this.vault.write(stepFlags[step], true);
  }

  /** The client wants none of the steps now [SESS-23]. */
  skip(): void {
    this.vault.write('pageFlowSkipped', true);
  }

  private wasRead(): boolean {
    return this.vault.read('pageFlowSkipped') !== undefined;
  }
}
