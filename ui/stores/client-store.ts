import { makeAutoObservable, runInAction } from 'mobx';
import type { Client, Clients } from '../../application/ports/clients';
import type { PageViews } from '../../application/ports/page-views';

/** Who is signed in, for every screen that names her. */
export class ClientStore {
  client: Client | undefined;
  /** Whether the last question for her had no answer. */
  isLost = false;
  private asked = 0;

  constructor(
    private readonly clients: Clients,
    private readonly pageViews: PageViews,
  ) {
    makeAutoObservable<this, 'clients' | 'pageViews' | 'asked'>(
      this,
      { clients: false, pageViews: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    const question = ++this.asked;
    const answer = await this.clients.current();
    runInAction(() => {
      if (question !== this.asked) return;
      this.isLost = !answer.ok;
      if (!answer.ok) return;
      this.client = answer.value;
      this.pageViews.identified(answer.value.userId);
    });
  }

  forget(): void {
    this.asked += 1;
    this.client = undefined;
    this.isLost = false;
  }
}
