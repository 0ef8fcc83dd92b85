import { SessionSharing, type SharingTab } from '../../application/ports/session/session-sharing';

type Serving = { readonly by: SessionSharing; readonly session: string; readonly tab: SharingTab };

/** The sharing of sessions among the tabs of one browser, without a browser: answers come in the next turn. */
export class MemorySessionSharings {
  private readonly servings = new Set<Serving>();

  open(): SessionSharing {
    const { servings } = this;
    class MemorySessionSharing extends SessionSharing {
      serve(session: string, tab: SharingTab): () => void {
        const serving = { by: this, session, tab };
        servings.add(serving);
        return () => void servings.delete(serving);
      }

      async ask(session: string, known?: string): Promise<string | undefined> {
        await Promise.resolve();
        return this.others(session)
          .map(({ tab }) => tab.offer())
          .find((token) => token !== undefined && token !== known);
      }

      tell(session: string, token: string): void {
        for (const { tab } of this.others(session)) tab.adopt(token);
      }

      private others(session: string): readonly Serving[] {
        return [...servings].filter((serving) => serving.by !== this && serving.session === session);
      }
    }
    return new MemorySessionSharing();
  }
}
