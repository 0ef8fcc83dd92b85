import { makeAutoObservable, runInAction } from 'mobx';
import type { Messages, VisitorMessages } from '../../../application/ports/notices/messages';
import type { Promotions } from '../../../application/ports/notices/promotions';
import type { Tips } from '../../../application/ports/notices/tips';
import type { TopFund, TopFunds } from '../../../application/ports/funds/top-funds';
import { regionFeatures } from '../../../config/region-features';
import type { Promotion } from '../../../domain/notices/promotion';
import type { ShownTip } from '../../../domain/notices/tip';
import type { Region } from '../../../domain/region';
import { AsyncResource } from '../../stores/async-resource';

type LoginPanel = 'messages' | 'topFunds' | 'promotions' | 'tips';

/** The panels beside the login form, each loaded by itself [AUTH-12, MSG-20, MSG-23, MSG-25]. */
export class LoginPanelsViewModel {
  readonly messages: AsyncResource<VisitorMessages>;
  readonly promotions: AsyncResource<readonly Promotion[]>;
  readonly tips: AsyncResource<readonly ShownTip[]>;
  readonly topFunds: AsyncResource<readonly TopFund[]>;
  /** The number of panels, from the top, that have come or failed once. */
  private arrived = 0;

  constructor(
    messages: Messages,
    promotions: Promotions,
    tips: Tips,
    topFunds: TopFunds,
    private readonly region: Region,
  ) {
    this.messages = new AsyncResource(() => messages.beforeLogin());
    this.promotions = new AsyncResource(() => promotions.beforeLogin());
    this.tips = new AsyncResource(() => tips.beforeLogin());
    this.topFunds = new AsyncResource(() => topFunds.bestSelling());
    makeAutoObservable<this, 'region'>(
      this,
      { messages: false, promotions: false, tips: false, topFunds: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  /** The panels from the top down to the first that hasn't come yet: none comes in above what somebody reads already. */
  get shown(): readonly LoginPanel[] {
    return this.panels.slice(0, this.arrived);
  }

  /** True once each of them has come, or failed. */
  get isComplete(): boolean {
    return this.arrived === this.panels.length;
  }

  async load(): Promise<void> {
    const loads = this.panels.map((panel) => this[panel].load());
    for (const [place, load] of loads.entries()) {
      await load;
      runInAction(() => (this.arrived = Math.max(this.arrived, place + 1)));
    }
  }

  private get panels(): readonly LoginPanel[] {
    return regionFeatures[this.region].topFundsBeforeLogin
      ? ['messages', 'topFunds', 'promotions', 'tips']
      : ['messages', 'promotions', 'tips'];
  }
}
