import { SessionSharing, type SharingTab } from '../../application/ports/session/session-sharing';

/** Sharing whose code is loaded when a tab first shares, asks or tells; without it each tab is on its own. */
export class LazySessionSharing extends SessionSharing {
  private loading: Promise<SessionSharing> | undefined;

  constructor(private readonly fetch: () => Promise<SessionSharing>) {
    super();
  }

  serve(session: string, tab: SharingTab): () => void {
    let isServing = true;
    let stop = () => {};
    void this.load().then((sharing) => {
      if (isServing && sharing) stop = sharing.serve(session, tab);
    });
    return () => {
      isServing = false;
      stop();
    };
  }

  async ask(session: string, refused?: ReadonlySet<string>): Promise<string | undefined> {
    return (await this.load())?.ask(session, refused);
  }

  async isServedElsewhere(session: string): Promise<boolean | undefined> {
    return (await this.load())?.isServedElsewhere(session);
  }

  tell(session: string, token: string): void {
    void this.load().then((sharing) => sharing?.tell(session, token));
  }

  private async load(): Promise<SessionSharing | undefined> {
    try {
      return await (this.loading ??= this.fetch());
    } catch {
      this.loading = undefined;
      return undefined;
    }
  }
}
