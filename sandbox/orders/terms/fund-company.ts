import { trustCompanyCode } from '../../../domain/trading/orders/fund-side';
import { isOnshore } from '../../funds/is-onshore';

/** The company of the offshore funds. */
const offshoreCompanyCode = '60';

/** The company of a fund: the trust company's are onshore, in NTD [TRADE-03]. */
export const fundCompany = (isOnshore: boolean): string => (isOnshore ? trustCompanyCode : offshoreCompanyCode);

/** The company of a fund that is bought. */
export const companyOfFund = (fund: { readonly currency: string }): string => fundCompany(isOnshore(fund));
