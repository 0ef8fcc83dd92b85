import { makeAutoObservable } from 'mobx';
import type { ClientPoints } from '../../../../application/ports/tiers/client-points';
import type { ClientTiers } from '../../../../application/ports/tiers/client-tiers';
import type { Clock } from '../../../../application/ports/clock';
import { pointsView, type PointsView } from '../../../../domain/points/points-view';
import type { RewardPoints } from '../../../../domain/points/reward-points';
import type { Region } from '../../../../domain/region';
import type { MembershipTier } from '../../../../domain/tiers/membership-tier';
import { tierView, type TierView } from '../../../../domain/fees/by-tier/tier-view';
import { AsyncResource } from '../../../stores/async-resource';
import { type AsOf, timed } from './as-of';

/** The client's tier and reward points on the home, each by itself [TIER-01, EPNT-01]. */
export class ClientSummaryViewModel {
  readonly tierResource: AsyncResource<AsOf<MembershipTier>>;
  readonly pointsResource: AsyncResource<AsOf<RewardPoints>>;

  constructor(
    tiers: ClientTiers,
    points: ClientPoints,
    private readonly region: Region,
    clock: Clock,
  ) {
    this.tierResource = new AsyncResource(timed(clock, () => tiers.current()));
    this.pointsResource = new AsyncResource(timed(clock, () => points.current()));
    makeAutoObservable<this, 'region'>(
      this,
      { tierResource: false, pointsResource: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  /** The tier; undefined until it is known, and where the server knows nothing. */
  get tier(): TierView | undefined {
    const answer = this.tierResource.value;
    return answer && tierView(this.region, answer.value);
  }

  /**
   * The points; undefined until they are known, and for a client whose points the server doesn't state [EPNT-02..05].
   */
  get points(): PointsView | undefined {
    const answer = this.pointsResource.value;
    if (answer === undefined) return undefined;
    const view = pointsView(this.region, answer.value);
    const says = [view.balance, view.expiryDate, view.pointsAboutToExpire, view.reminderPoints, view.couponEvent];
    return this.lacksReminder || says.some((each) => each !== undefined) ? view : undefined;
  }

  /** True when the points are known and Hong Kong's reminder couldn't be loaded. */
  get lacksReminder(): boolean {
    return this.pointsResource.value?.value.isReminderUnknown === true;
  }

  load(): void {
    void this.tierResource.load();
    void this.pointsResource.load();
  }
}
