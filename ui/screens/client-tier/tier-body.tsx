import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { TierSections } from './tier-sections';

/** The way back and both sections [ROUTE-10]. */
export function TierBody() {
  const { t } = useTexts();
  return (
    <>
      <Link to="/">{t('tiers:back')}</Link>
      <TierSections />
    </>
  );
}
