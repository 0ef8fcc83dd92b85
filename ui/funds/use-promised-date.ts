import { marketCalendar } from '../../config/calendars/market-calendar';
import { isProvisional } from '../../domain/calendar/provisional';
import { type DateForm, formatDate } from '../../domain/formatting/format-date';
import { useConfiguration } from '../app/injection';
import { useTexts } from '../i18n/use-texts';

/**
 * Formats a day on which something is to happen, called provisional where its year has no official calendar yet
 * [OPEN-32].
 */
export function usePromisedDate(): (date: string | undefined, form?: DateForm) => string {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const calendar = marketCalendar(region);
  return (at, form) => {
    const date = formatDate(at, language, form);
    return at !== undefined && isProvisional(at, calendar) ? t('common:date.provisional', { date }) : date;
  };
}
