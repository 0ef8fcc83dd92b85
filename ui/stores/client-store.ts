import { makeAutoObservable, runInAction } from 'mobx';
import type { PageViews } from '../../application/ports/page-views';
import type { Users } from '../../application/ports/clients/users';
import type { User } from '../../domain/clients/user';

/** Holds the signed-in client, for every screen that names the client. */
export class ClientStore {
  user: User | undefined;
  /** True after the last load failed. */
  isLost = false;
  private requestId = 0;

  constructor(
    private readonly users: Users,
    private readonly pageViews: PageViews,
  ) {
    makeAutoObservable<this, 'users' | 'pageViews' | 'requestId'>(
      this,
      { users: false, pageViews: false, requestId: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    const requestId = ++this.requestId;
    const answer = await this.users.current();
    runInAction(() => {
      if (requestId !== this.requestId) return;
      this.isLost = !answer.ok;
      if (!answer.ok) return;
      this.user = answer.value;
      this.pageViews.identified(answer.value.userId);
    });
  }

  forget(): void {
    this.requestId += 1;
    this.user = undefined;
    this.isLost = false;
  }
}
