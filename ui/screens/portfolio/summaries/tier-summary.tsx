import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { TierFacts } from '../../../components/figures/tier-facts';
import { useTexts } from '../../../i18n/use-texts';

/** The tier's fee, the way to the next one, and where all tiers are told [TIER-01, TIER-21..24, TIER-34]. */
export function TierSummary({ tier }: { readonly tier: TierView }) {
  const { t } = useTexts();
  const { region, flags } = useConfiguration();
  return (
    <>
      <TierFacts tier={tier} region={region} />
      <details>
        <summary>{t('summaries:tier.terms-heading')}</summary>
        <p>{t('summaries:tier.terms')}</p>
      </details>
      {flags.CLIENT_TIER ? (
        <p>
          <Link to="/client-tier">{t('summaries:tier.see-all')}</Link>
        </p>
      ) : null}
    </>
  );
}
