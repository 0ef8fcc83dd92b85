import { parseRiskLevel } from './risk-level';

/**
 * Returns true if a client has to go down to low risk: the client's own level is low while the one of the KYC is medium
 * or high, in either case of letters [SUIT-03, SUIT-04].
 */
export function mustDowngrade(clientLevel: string | undefined, kycLevel: string | undefined): boolean {
  const kyc = parseRiskLevel(kycLevel);
  return parseRiskLevel(clientLevel) === 'low' && (kyc === 'medium' || kyc === 'high');
}
