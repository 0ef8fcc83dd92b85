import type { CutOff } from '../../calendar/effective-date';
import type { JurisdictionType } from '../../funds/jurisdiction-type';
import type { TaiwanAccountType } from '../../holdings/taiwan-account-type';

/** The code of the trust company, whose funds are onshore. */
export const trustCompanyCode = '51';

/** Returns the side of a fund: onshore with the code of the trust company, offshore with any other [TRADE-03]. */
export const fundSide = (amcCode: string | undefined): JurisdictionType => (amcCode === trustCompanyCode ? 'ON' : 'OF');

/** The cut-off of each side. */
export const cutOffByJurisdiction = { ON: 'onshore', OF: 'offshore' } as const satisfies Record<
  JurisdictionType,
  CutOff
>;

/** The cut-off that orders in a fund fall under [TRADE-03]. */
export const fundCutOff = (amcCode: string | undefined): CutOff => cutOffByJurisdiction[fundSide(amcCode)];

/** The kind of account through which an order is settled: by the fund's side, and in NTD or in foreign currency [TRADE-03, TRADE-04]. */
export function settlementAccount(
  amcCode: string | undefined,
  currency: string,
): Exclude<TaiwanAccountType, 'OF_MA_ZZZ'> {
  const isNtd = currency.toUpperCase() === 'TWD';
  if (fundSide(amcCode) === 'ON') return isNtd ? 'ON_TWD' : 'ON_ZZZ';
  return isNtd ? 'OF_TWD' : 'OF_ZZZ';
}
