import { lazyPart } from '../../app/loading/lazy-part';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';

// It says of a tier what the portfolio says of it.
const TierSections = lazyPart(() => import('./tier-sections').then((module) => module.TierSections), {
  texts: ['tiers', 'summaries'],
  ports: ['client', 'home'],
});

/** The way back and both sections [ROUTE-10]. */
export function TierBody() {
  const { t } = useTexts();
  return (
    <>
      <Link to="/">{t('tier-page.back')}</Link>
      <TierSections />
    </>
  );
}
