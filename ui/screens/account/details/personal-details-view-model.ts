import { makeAutoObservable } from 'mobx';
import type { ClientTiers } from '../../../../application/ports/tiers/client-tiers';
import type { Users } from '../../../../application/ports/clients/users';
import { type Client, toClient } from '../../../../domain/clients/client';
import { clientAccounts } from '../../../../domain/clients/client-accounts';
import { accountPause } from '../../../../domain/eligibility/order-block';
import { reactivationEligibility } from '../../../../domain/clients/feature-gates';
import { isOfferedUsername, seesUsernameTooltip } from '../../../../domain/clients/staff-notes';
import type { User } from '../../../../domain/clients/user';
import type { Region } from '../../../../domain/region';
import type { MembershipTier } from '../../../../domain/tiers/membership-tier';
import { tierView, type TierView } from '../../../../domain/fees/by-tier/tier-view';
import { AsyncResource } from '../../../stores/async-resource';

/** A change that has its own page. */
type Change = 'changePin' | 'changeUsername' | 'createUsername' | 'communicationPreference' | 'suitabilityForm';

/** The client's details on record, and the tier, each loading and failing by itself [ACCT-01]. */
export class PersonalDetailsViewModel {
  readonly user: AsyncResource<User>;
  readonly tierResource: AsyncResource<MembershipTier>;

  constructor(
    users: Users,
    tiers: ClientTiers,
    private readonly region: Region,
  ) {
    this.user = new AsyncResource(() => users.current());
    this.tierResource = new AsyncResource(() => tiers.current());
    makeAutoObservable<this, 'region'>(
      this,
      { user: false, tierResource: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  get client(): Client | undefined {
    return this.user.value && toClient(this.user.value);
  }

  /** Hong Kong's accounts by kind; Taiwan states none here [ROLE-08]. */
  get accounts(): ReturnType<typeof clientAccounts> {
    const user = this.user.value;
    return user ? clientAccounts(user) : [];
  }

  /** The date on which the rating was worked out. */
  get ratedOn(): string | undefined {
    return this.user.value?.crrLastUpdateDate;
  }

  /** The tier; undefined until it is known, and where the server knows nothing. */
  get tier(): TierView | undefined {
    return this.tierResource.value && tierView(this.region, this.tierResource.value);
  }

  /**
   * The pages on which the client's details are changed; a client without a username creates one [ACCT-04, ACCT-07].
   */
  get changes(): readonly Change[] {
    const user = this.user.value;
    const isOffered = user !== undefined && isOfferedUsername(user);
    return ['changePin', isOffered ? 'createUsername' : 'changeUsername', 'communicationPreference', 'suitabilityForm'];
  }

  /** True where a hint beside the username explains its use [OPEN-89]. */
  get seesUsernameTooltip(): boolean {
    const user = this.user.value;
    return user !== undefined && isOfferedUsername(user) && seesUsernameTooltip(user);
  }

  /** The pause of the account, until a document is sent or while one is checked [ACCT-08, DOC-12, DOC-13, OPEN-57]. */
  get paused(): ReturnType<typeof accountPause> {
    const user = this.user.value;
    return user && accountPause(reactivationEligibility(user));
  }

  load(): void {
    void this.user.load();
    void this.tierResource.load();
  }
}
