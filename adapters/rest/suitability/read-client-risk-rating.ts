import { parseRiskLevel, type RiskLevel } from '../../../domain/suitability/risk/risk-level';
import { clientRiskRatingAnswer } from '../../../contract/rest/suitability/client-risk-rating';
import { readJson } from '../read-answer';

/** A client's risk rating; undefined for one that has none yet, or one that can't be read [SUIT-13, CONFLICT-24]. */
export const readClientRiskRating = readJson(
  clientRiskRatingAnswer,
  ({ clientRiskRating }): { readonly clientRiskRating?: RiskLevel | undefined } => ({
    clientRiskRating: parseRiskLevel(clientRiskRating ?? undefined),
  }),
);
