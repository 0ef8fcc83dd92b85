import { useTranslation } from 'react-i18next';
import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';

/** What stands in place of the holdings of a client who has none, and where to begin. */
export function EmptyPortfolio() {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  return (
    <div className="portfolio-empty" data-tour="empty">
      <p>{t('portfolio.empty')}</p>
      <Link to={destinationAddress('fundSearch', profile)} className="button button-primary">
        {t('portfolio.empty-next')}
      </Link>
    </div>
  );
}
