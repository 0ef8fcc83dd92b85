import { useTranslation } from 'react-i18next';
import { fundNameIn } from '../../../domain/trading/orders/fund-names';
import type { OrderLine } from '../../../domain/trading/orders/order-line';
import { useInstance } from '../../app/injection';
import { LanguageStore } from '../../stores/language-store';
import type { OrderCardViewModel } from './order-card-view-model';

/** A line's fund by its name in the client's language [I18N-12]. */
export function useLineName(): (line: OrderLine) => string {
  const { language } = useInstance(LanguageStore);
  return ({ fundCode, names }) => fundNameIn({ code: fundCode, names }, language);
}

/** What an order is called: its fund, or the two funds of a switch. */
export function useOrderName({ lines }: OrderCardViewModel): string {
  const { t } = useTranslation();
  const nameOf = useLineName();
  return lines.map(nameOf).join(` ${t('order-list.into')} `);
}
