import * as z from 'zod/mini';
import { parseGender } from '../../../domain/clients/gender';
import { parseRiskAlert } from '../../../domain/suitability/risk/risk-alert';
import type { SuitabilityRecord, SuitabilityUser } from '../../../domain/suitability/risk/suitability-record';
import { optionalFlag, optionalText } from '../../http/wire-fields';

/** An account holder's suitability on the wire; of the two shapes one lacks the low-risk flags [ENT-19, ENT-38, CONFLICT-45]. */
export const suitabilityRecordFields = z.object({
  clientRiskLevel: optionalText,
  updateDate: optionalText,
  forceLowRisk: optionalFlag,
  kycRiskLevel: optionalText,
  enhancedSuitabilityUpdateDate: optionalText,
  kycStatus: optionalText,
  toBeLowRisk: optionalFlag,
  latestKycVersion: optionalText,
});

/** The answer about who takes the enhanced suitability questionnaire, on the wire [ENT-38, ENT-43]. */
export const suitabilityUserFields = z.object({
  accountHolderSuitabilities: z.array(suitabilityRecordFields),
  user: z.optional(z.nullable(z.object({ genderType: optionalText }))),
  clientKycUpdateFrequency: optionalText,
});

/** The record of our words; a status that is no alert is none [OPEN-56]. */
export const toSuitabilityRecord = (wire: z.output<typeof suitabilityRecordFields>): SuitabilityRecord => ({
  ...wire,
  kycStatus: parseRiskAlert(wire.kycStatus),
});

/** The client of our words, with the gender beside the rest [ENT-43]. */
export const toSuitabilityUser = (wire: z.output<typeof suitabilityUserFields>): SuitabilityUser => ({
  accountHolderSuitabilities: wire.accountHolderSuitabilities.map(toSuitabilityRecord),
  genderType: parseGender(wire.user?.genderType),
  clientKycUpdateFrequency: wire.clientKycUpdateFrequency,
});
