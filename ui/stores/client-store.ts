import { makeAutoObservable, runInAction } from 'mobx';
import type { PageViews } from '../../application/ports/page-views';
import type { Users } from '../../application/ports/clients/users';
import type { User } from '../../domain/clients/user';

/** Who is signed in, for every screen that names the client. */
export class ClientStore {
  user: User | undefined;
  /** Whether the last question had no answer. */
  isLost = false;
  private asked = 0;

  constructor(
    private readonly users: Users,
    private readonly pageViews: PageViews,
  ) {
    makeAutoObservable<this, 'users' | 'pageViews' | 'asked'>(
      this,
      { users: false, pageViews: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    const question = ++this.asked;
    const answer = await this.users.current();
    runInAction(() => {
      if (question !== this.asked) return;
      this.isLost = !answer.ok;
      if (!answer.ok) return;
      this.user = answer.value;
      this.pageViews.identified(answer.value.userId);
    });
  }

  forget(): void {
    this.asked += 1;
    this.user = undefined;
    this.isLost = false;
  }
}
