import { makeAutoObservable } from 'mobx';
import type { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import type { Region } from '../../../domain/region';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { tierTable, type TierRow } from '../../../domain/fees/by-tier/tier-table';
import { tierView, type TierView } from '../../../domain/fees/by-tier/tier-view';
import { AsyncResource } from '../../stores/async-resource';

/** The client's tier, and all tiers of the region [TIER-24, OPEN-68]. */
export class ClientTierViewModel {
  readonly resource: AsyncResource<MembershipTier>;
  readonly rows: readonly TierRow[];

  constructor(
    tiers: ClientTiers,
    private readonly region: Region,
  ) {
    this.resource = new AsyncResource(() => tiers.current());
    this.rows = tierTable(region);
    makeAutoObservable<this, 'region'>(
      this,
      { resource: false, rows: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  /** The tier; undefined until it is known, and where the server knows nothing. */
  get tier(): TierView | undefined {
    const { value } = this.resource;
    return value && tierView(this.region, value);
  }

  /** Tells whether a tier of the table is the client's own. */
  isOwn({ tier }: TierRow): boolean {
    return this.tier?.id === tier.id;
  }

  load(): Promise<void> {
    return this.resource.load();
  }
}
