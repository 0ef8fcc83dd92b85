import type { CallFailure } from '../../application/ports/call-failure';
import { ClientTiers } from '../../application/ports/tiers/client-tiers';
import { FundPreviews } from '../../application/ports/funds/fund-previews';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { Users } from '../../application/ports/clients/users';
import type { User } from '../../domain/clients/user';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { ok, type Result } from '../../domain/kernel/result';
import type { SuitabilityRecord } from '../../domain/suitability/risk/suitability-record';
import type { MembershipTier } from '../../domain/tiers/membership-tier';

/** A fund’s preview that answers what a test states. */
export class StatedPreviews extends FundPreviews {
  constructor(private readonly answer: Result<FundPreview | undefined, CallFailure>) {
    super();
  }
  meantBy() {
    const { answer } = this;
    return Promise.resolve(answer.ok ? ok(answer.value ? [answer.value] : []) : answer);
  }
}

/** A client of Hong Kong without accounts. */
export const clientOfHongKong: User = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
};

/** The client as a test states one. */
export class StatedUsers extends Users {
  constructor(private readonly answer: Result<User, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

/** The client's tier as a test states it. */
export class StatedTiers extends ClientTiers {
  constructor(private readonly answer: Result<MembershipTier, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

/** The client's suitability as a test states it. */
export class StatedRecords extends SuitabilityRecords {
  constructor(private readonly answer: Result<readonly SuitabilityRecord[], CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}
