import { useTexts } from '../../i18n/use-texts';
import { fundNameIn } from '../../../domain/trading/orders/fund-names';
import type { OrderLine } from '../../../domain/trading/orders/order-line';

/** A line's fund by its name in the client's language [I18N-12]. */
export function useLineName(): (line: OrderLine) => string {
  const { language } = useTexts();
  return ({ fundCode, names }) => fundNameIn({ code: fundCode, names }, language);
}
