import '../../components/page/page.css';
import { useTexts } from '../../i18n/use-texts';
import { TierBody } from './tier-body';
import './client-tier-screen.css';

/** The account tier page: the client's tier, and the tiers with their terms [ROUTE-09, ROUTE-10, TIER-24]. */
export function ClientTierScreen() {
  const { t } = useTexts();
  return (
    <div className="page client-tier-page">
      <h1>{t('tier-page.title')}</h1>
      <div className="tier-sections">
        <TierBody />
      </div>
    </div>
  );
}
