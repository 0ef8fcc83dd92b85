import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';

/** What stands in place of the holdings of a client who has none, and where to begin. */
export function EmptyPortfolio() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <div className="portfolio-empty" data-tour="empty">
      <p>{t('portfolio.empty')}</p>
      <Link to={destinationAddress('fundSearch', configuration)} className="button button-primary">
        {t('portfolio.empty-next')}
      </Link>
    </div>
  );
}
