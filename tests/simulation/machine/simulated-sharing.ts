import { SessionSharing } from '../../../application/ports/session/session-sharing';
import type { SessionVault } from '../../../application/ports/session/session-vault';

/** The sharing of sessions among the tabs of a simulated browser: every tab that bears a session's name answers for it. */
export class SimulatedSharing {
  private readonly vaults = new Set<SessionVault>();

  open(vault: SessionVault): SessionSharing {
    const { vaults } = this;
    vaults.add(vault);
    const others = (session: string) =>
      [...vaults].filter((one) => one !== vault && one.read('sessionName') === session);
    class Sharing extends SessionSharing {
      serve(): () => void {
        return () => undefined;
      }

      async ask(session: string, known?: string): Promise<string | undefined> {
        await Promise.resolve();
        return others(session)
          .map((one) => one.read('AUTH_CHECKED'))
          .find((token) => token !== undefined && token !== known);
      }

      tell(session: string, token: string): void {
        for (const one of others(session)) if (one.read('AUTH_CHECKED') !== undefined) one.write('AUTH_CHECKED', token);
      }
    }
    return new Sharing();
  }
}
