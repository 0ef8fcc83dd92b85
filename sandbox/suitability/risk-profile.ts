import { eq } from 'drizzle-orm';
import { ageOn } from '../../domain/clients/age-on';
import { isQuestionnaireOverdue } from '../../domain/suitability/questionnaire/is-questionnaire-overdue';
import { ratingInEffect } from '../../domain/suitability/rating-in-effect';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { isSetToLowRisk } from '../../domain/suitability/risk/is-set-to-low-risk';
import { type LowRiskReason, lowRiskReasons } from '../../domain/suitability/risk/low-risk-reasons';
import { mustDowngrade } from '../../domain/suitability/risk/must-downgrade';
import type { RiskAlert } from '../../domain/suitability/risk/risk-alert';
import type { RiskProfile as RatedProfile } from '../../domain/suitability/risk/risk-level-in-use';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { suitabilityProfiles } from '../database/schema/notices';
import type { clientParticulars } from '../database/schema/suitability';
import { loadParticulars } from './client-particulars';

type Profile = typeof suitabilityProfiles.$inferSelect;
type Particulars = typeof clientParticulars.$inferSelect;

/** The suitability of a client in Taiwan's books today, and what follows from it by the domain's rules. */
export type ClientRiskProfile = {
  readonly profile: Profile | undefined;
  readonly particulars: Particulars | undefined;
  readonly kycStatus: RiskAlert | undefined;
  readonly lowRiskReasons: readonly LowRiskReason[];
  /**
   * True if a ground for low risk applies that no questionnaire has counted yet: it holds until the prudent assessment
   * is passed [SUIT-35..37, OPEN-55].
   */
  readonly toBeLowRisk: boolean;
  /**
   * True if the client is treated as low risk whatever the answers, from the day on which a ground applies
   * [SUIT-35..37, OPEN-57].
   */
  readonly isLowRisk: boolean;
};

/** Reads a client's risk profile; one of whom nothing is known has no alert. */
export async function loadRiskProfile(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  clientId: string,
): Promise<ClientRiskProfile> {
  const [profile] = await database.select().from(suitabilityProfiles).where(eq(suitabilityProfiles.clientId, clientId));
  const particulars = await loadParticulars(database, clientId);
  const day = today(clock);
  const grounds = particulars && lowRiskFactsOf(particulars, day);
  const isSetToLow = grounds !== undefined && isSetToLowRisk(grounds);
  const toBeLowRisk = isSetToLow && profile !== undefined && awaitsAssessment(profile);
  return {
    profile,
    particulars,
    kycStatus: profileAlert(profile, day),
    lowRiskReasons: grounds ? lowRiskReasons(grounds) : [],
    toBeLowRisk,
    isLowRisk: toBeLowRisk || profile?.isForcedLow === true,
  };
}

/** Loads the facts that decide over a client's level in use [SUIT-13, SUIT-28, SUIT-30, SUIT-35..37]. */
export async function loadRatedProfile(
  deps: { readonly database: Database; readonly clock: ServerClock },
  clientId: string,
): Promise<RatedProfile> {
  const [client] = await deps.database
    .select({ region: clients.region, riskLevel: clients.riskLevel, riskUpdatedOn: clients.riskUpdatedOn })
    .from(clients)
    .where(eq(clients.id, clientId));
  const { isLowRisk, kycStatus } = await loadRiskProfile(deps, clientId);
  return {
    clientRiskRating: client && statedRating(client, today(deps.clock)),
    kycStatus,
    forceLowRisk: isLowRisk,
  };
}

/** Returns the rating that a client is told to have: in Taiwan the one on record, beside which an alert says that its year is over; else the one in effect [SUIT-13, SUIT-23, SUIT-30]. */
export function statedRating(
  { region, riskLevel, riskUpdatedOn }: Pick<typeof clients.$inferSelect, 'region' | 'riskLevel' | 'riskUpdatedOn'>,
  day: string,
): string | undefined {
  if (riskLevel === null) return undefined;
  if (regionalRiskRecords[region].suitability) return riskLevel;
  const inEffect = ratingInEffect({ rating: riskLevel, updatedOn: riskUpdatedOn ?? undefined }, day);
  return inEffect === undefined ? undefined : riskLevel;
}

/** The alert that is stated, else whether a year has passed since the questionnaire; none for a client of whom nothing is known [SUIT-23, SUIT-26, SUIT-30]. */
export function profileAlert(profile: Profile | undefined, day: string): RiskAlert | undefined {
  if (!profile || profile.kycStatus) return profile?.kycStatus ?? undefined;
  return isQuestionnaireOverdue(profile.completedOn ?? undefined, day) ? 'O' : undefined;
}

/** The client would have to go down from the level, and hasn't taken the prudent assessment since the questionnaire [SUIT-03, SUIT-38]. */
const awaitsAssessment = ({ kycRiskLevel, isForcedLow, completedOn, prudentOn }: Profile): boolean =>
  mustDowngrade('low', kycRiskLevel ?? undefined) && !isForcedLow && (prudentOn ?? '') < (completedOn ?? '');

const lowRiskFactsOf = ({ dateOfBirth, education, hasSevereIllness }: Particulars, day: string) => ({
  age: ageOn(dateOfBirth, day),
  educationJuniorHighOrBelow: education === 'primary' || education === 'junior-high',
  severeIllness: hasSevereIllness,
});
