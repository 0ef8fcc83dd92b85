import { useTexts } from '../../../i18n/use-texts';
import { useLineName } from '../../../orders/terms/line-name';
import type { OrderCardViewModel } from './order-card-view-model';

/** What an order is called: its fund, or the two funds of a switch. */
export function useOrderName({ lines }: OrderCardViewModel): string {
  const { t } = useTexts();
  const nameOf = useLineName();
  return lines.map(nameOf).join(` ${t('order-list.into')} `);
}
