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
  }

  /** The panels from the top down to the first that is on its way: none comes in above what somebody reads already. */
  get shown(): readonly LoginPanel[] {
    const firstWaiting = this.panels.findIndex((panel) => this[panel].phase.kind === 'waiting');
    return firstWaiting < 0 ? this.panels : this.panels.slice(0, firstWaiting);
  }

  /** True once each of them has come, or failed. */
  get isComplete(): boolean {
    return this.shown.length === this.panels.length;
  }

  load(): void {
    for (const panel of this.panels) void this[panel].load();
  }

  private get panels(): readonly LoginPanel[] {
    return regionFeatures[this.region].topFundsBeforeLogin
      ? ['messages', 'topFunds', 'promotions', 'tips']
      : ['messages', 'promotions', 'tips'];
  }
}
