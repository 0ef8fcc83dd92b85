import { SessionSharing, type SharingTab } from '../../application/ports/session/session-sharing';

type Serving = { readonly by: SessionSharing; readonly session: string; readonly tab: SharingTab };
type Asking = { readonly by: SessionSharing; readonly session: string; readonly hear: (token: string) => void };

/** The sharing of sessions among the tabs of one browser, without a browser: a tab is seen, and answers, in a later turn. */
export class MemorySessionSharings {
  private readonly servings = new Set<Serving>();
  private readonly askings = new Set<Asking>();
  /** The number of questions that tabs have put. */
  questions = 0;

  open(): SessionSharing {
    const { servings, askings } = this;
    const count = () => (this.questions += 1);
    class MemorySessionSharing extends SessionSharing {
      serve(session: string, tab: SharingTab): () => void {
        const serving = { by: this, session, tab };
        let isServing = true;
        queueMicrotask(() => {
          if (isServing) servings.add(serving);
        });
        return () => {
          isServing = false;
          servings.delete(serving);
        };
      }

      async ask(session: string, refused: ReadonlySet<string> = new Set()): Promise<string | undefined> {
        count();
        await Promise.resolve();
        return new Promise((resolve) => {
          const hear = (token: string | undefined): void => {
            if (token === undefined || refused.has(token)) return;
            askings.delete(asking);
            resolve(token);
          };
          const asking = { by: this, session, hear };
          askings.add(asking);
          const answers = this.others(session).map(async ({ tab }) => hear(await tab.offer()));
          void Promise.all(answers).then(() => {
            askings.delete(asking);
            resolve(undefined);
          });
        });
      }

      tell(session: string, token: string): void {
        for (const { tab } of this.others(session)) tab.adopt(token);
        for (const asking of Array.from(askings))
          if (asking.by !== this && asking.session === session) asking.hear(token);
      }

      async isServedElsewhere(session: string): Promise<boolean> {
        const isServed = this.others(session).length > 0;
        await Promise.resolve();
        return isServed;
      }

      private others(session: string): readonly Serving[] {
        return [...servings].filter((serving) => serving.by !== this && serving.session === session);
      }
    }
    return new MemorySessionSharing();
  }
}
