import { useTexts } from '../../i18n/use-texts';
import { TierBody } from './tier-body';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './client-tier-screen.module.css';

/** The account tier page: the client's tier, and the tiers with their terms [ROUTE-09, ROUTE-10, TIER-24]. */
export function ClientTierScreen() {
  const { t } = useTexts();
  return (
    <div className={`${pageStyles.page} ${styles.clientTierPage}`}>
      <h1>{t('tiers:title')}</h1>
      <div className={styles.tierSections}>
        <TierBody />
      </div>
    </div>
  );
}
