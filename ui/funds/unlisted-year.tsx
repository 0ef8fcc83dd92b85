import { marketCalendar } from '../../config/calendars/market-calendar';
import { unlistedYear } from '../../domain/calendar/calendar';
import { useConfiguration } from '../app/injection';
import { useTexts } from '../i18n/use-texts';
import { FinePrint } from '../components/notices/note';

type UnlistedYearProps = { readonly dates: readonly (string | undefined)[] };

/**
 * Says that dates may turn out later where they lie in a year whose public holidays aren't listed yet; nothing where
 * none does [OPEN-32].
 */
export function UnlistedYear({ dates }: UnlistedYearProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const year = unlistedYear(dates, marketCalendar(region));
  return year === undefined ? null : (
    <FinePrint data-testid="unlisted-year">{t('unlisted-year:note', { year })}</FinePrint>
  );
}
