import { type LowRiskGrounds, lowRiskReasons } from './low-risk-reasons';

/**
 * Returns true if a client is set to low risk whatever the answers: by age, education or a severe-illness certificate
 * [SUIT-35..37].
 */
export const isSetToLowRisk = (client: LowRiskGrounds): boolean => lowRiskReasons(client).length > 0;
