import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './portfolio-screen.module.css';

/** Stands in for the holdings of a client who has none, and says where to begin. */
export function EmptyPortfolio() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <div className={styles.portfolioEmpty} data-tour="empty">
      <p>{t('summaries:no-holdings')}</p>
      <ButtonLink to={destinationAddress('fundSearch', configuration)}>{t('summaries:no-holdings-next')}</ButtonLink>
    </div>
  );
}
