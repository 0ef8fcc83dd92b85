import { SessionSharing } from '../../../application/ports/session/session-sharing';
import type { SessionVault } from '../../../application/ports/session/session-vault';
import type { SharedToken } from '../../../application/session/shared-token';

type Tab = { readonly vault: SessionVault; readonly sharedToken: () => Pick<SharedToken, 'offer' | 'adopt'> };

/** The sharing of sessions among the tabs of a simulated browser: every tab that bears a session's name answers for it. */
export class SimulatedSharing {
  private readonly tabs = new Set<Tab>();

  open(vault: SessionVault, sharedToken: Tab['sharedToken']): SessionSharing {
    const { tabs } = this;
    tabs.add({ vault, sharedToken });
    const others = (session: string) =>
      [...tabs].filter((tab) => tab.vault !== vault && tab.vault.read('sessionName') === session);
    class Sharing extends SessionSharing {
      serve(): () => void {
        return () => undefined;
      }

      async ask(session: string, refused: ReadonlySet<string> = new Set()): Promise<string | undefined> {
        const offered = await Promise.all(others(session).map((tab) => tab.sharedToken().offer()));
        return offered.find((token) => token !== undefined && !refused.has(token));
      }

      tell(session: string, token: string): void {
        for (const tab of others(session))
          if (tab.vault.read('AUTH_CHECKED') !== undefined) tab.sharedToken().adopt(token);
      }

      isServedElsewhere(session: string): Promise<boolean> {
        return Promise.resolve(others(session).length > 0);
      }
    }
    return new Sharing();
  }
}
