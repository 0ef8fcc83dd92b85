import type { OrderLine } from '../../../../domain/trading/orders/order-line';
import { useTexts } from '../../../i18n/use-texts';
import { useLineName } from '../../../orders/terms/line-name';

/** Returns the name of an order: its fund, or the two funds of a switch. */
export function useOrderName({ lines }: { readonly lines: readonly OrderLine[] }): string {
  const { t } = useTexts();
  const nameOf = useLineName();
  return lines.map(nameOf).join(` ${t('order-list:into')} `);
}
