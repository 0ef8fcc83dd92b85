import type { ListedAgreement } from '../../../application/orders/listed-agreements';
import { parseAgreementFunctionCode } from '../../../domain/trading/notes/agreement-function-code';
import { useTexts } from '../../i18n/use-texts';

/** Returns the title of an agreement: the server's, else one for its kind. */
export function useAgreementTitle(): (agreement: ListedAgreement) => string {
  const { t } = useTexts();
  return ({ title, categoryCode }) => {
    const about = parseAgreementFunctionCode(categoryCode);
    return title ?? t(about ? `order-list:agreement-${about}` : 'order-list:agreement');
  };
}
