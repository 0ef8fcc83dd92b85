import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer } from '../../../application/ports/call-failure';
import type { Message, Messages } from '../../../application/ports/messages';
import type { Promotion, Promotions } from '../../../application/ports/promotions';
import type { Tip, Tips } from '../../../application/ports/tips';
import type { TopFund, TopFunds } from '../../../application/ports/top-funds';
import type { Region } from '../../../domain/region';

type PanelPhase<T> =
  { readonly kind: 'waiting' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly items: readonly T[] };

/** A part of the page that loads, fails and is retried by itself [OPEN-92]. */
export class Panel<T> {
  phase: PanelPhase<T> = { kind: 'waiting' };
  private asked = 0;

  constructor(private readonly ask: () => Answer<readonly T[]>) {
    makeAutoObservable<this, 'ask' | 'asked'>(this, { ask: false, asked: false }, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const question = ++this.asked;
    const answer = await this.ask();
    runInAction(() => {
      if (question === this.asked) this.phase = answer.ok ? { kind: 'ready', items: answer.value } : { kind: 'failed' };
    });
  }
}

/** What stands beside the login form; each part by itself [AUTH-12, MSG-20, MSG-23, MSG-25]. */
export class LoginWorldViewModel {
  readonly messages: Panel<Message>;
  readonly promotions: Panel<Promotion>;
  readonly tips: Panel<Tip>;
  readonly topFunds: Panel<TopFund>;

  constructor(
    messages: Messages,
    promotions: Promotions,
    tips: Tips,
    topFunds: TopFunds,
    private readonly region: Region,
  ) {
    this.messages = new Panel(() => messages.beforeLogin());
    this.promotions = new Panel(() => promotions.beforeLogin());
    this.tips = new Panel(() => tips.beforeLogin());
    this.topFunds = new Panel(() => topFunds.bestSelling());
  }

  load(): void {
    void this.messages.load();
    void this.promotions.load();
    void this.tips.load();
    if (this.region === 'HK') void this.topFunds.load();
  }
}
