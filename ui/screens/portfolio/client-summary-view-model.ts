import { makeAutoObservable } from 'mobx';
import type { ClientPoints } from '../../../application/ports/client-points';
import type { ClientTiers } from '../../../application/ports/client-tiers';
import { pointsView, type PointsView } from '../../../domain/points/points-view';
import type { RewardPoints } from '../../../domain/points/reward-points';
import type { Region } from '../../../domain/region';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { tierView, type TierView } from '../../../domain/tiers/tier-view';
import { Panel } from '../../stores/panel';

/** The client's tier and reward points on her home, each by itself [TIER-01, EPNT-01]. */
export class ClientSummaryViewModel {
  readonly tierPanel: Panel<MembershipTier>;
  readonly pointsPanel: Panel<RewardPoints>;

  constructor(
    tiers: ClientTiers,
    points: ClientPoints,
    private readonly region: Region,
  ) {
    this.tierPanel = new Panel(() => tiers.current());
    this.pointsPanel = new Panel(() => points.current());
    makeAutoObservable<this, 'region'>(
      this,
      { tierPanel: false, pointsPanel: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  /** Nothing until it is known, and where the server knows nothing. */
  get tier(): TierView | undefined {
    const { value } = this.tierPanel;
    return value && tierView(this.region, value);
  }

  /** Nothing until they are known, and for a client whose points the server doesn't state [EPNT-02..05]. */
  get points(): PointsView | undefined {
    const { value } = this.pointsPanel;
    if (value === undefined) return undefined;
    const view = pointsView(this.region, value);
    const says = [view.balance, view.expiryDate, view.pointsAboutToExpire, view.reminderPoints, view.couponEvent];
    return says.some((each) => each !== undefined) ? view : undefined;
  }

  /** False once both are there and neither says anything. */
  get isShown(): boolean {
    const isEmpty = (panel: Panel<unknown>, view: unknown) => panel.phase.kind === 'ready' && view === undefined;
    return !isEmpty(this.tierPanel, this.tier) || !isEmpty(this.pointsPanel, this.points);
  }

  load(): void {
    void this.tierPanel.load();
    void this.pointsPanel.load();
  }
}
