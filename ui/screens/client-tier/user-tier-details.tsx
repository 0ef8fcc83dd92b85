import { observer } from 'mobx-react-lite';
import { regionDefaults } from '../../../config/regions';
import { formatDate } from '../../../domain/formatting/format-date';
import { useConfiguration, useInstance } from '../../app/injection';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { RetryPanel } from '../../components/notices/retry-panel';
import { TierFacts } from '../../components/figures/tier-facts';
import { useTierName } from '../../components/figures/tier-name';
import { useTexts } from '../../i18n/use-texts';
import { ClientStore } from '../../stores/client-store';
import type { ClientTierViewModel } from './client-tier-view-model';
import * as styles from './client-tier-screen.module.css';

/** Shows the client's tier with its period, basis and benefits [TIER-01, TIER-15, TIER-21..23, ENT-13]. */
export const UserTierDetails = observer(function UserTierDetails({ view }: { readonly view: ClientTierViewModel }) {
  const { t } = useTexts();
  const tierName = useTierName();
  const { region } = useConfiguration();
  const { phase } = view.resource;
  const { tier } = view;
  return (
    <section id="user-tier-details" aria-labelledby="user-tier-heading">
      <h2 id="user-tier-heading">{t('tiers:yours')}</h2>
      {phase.kind === 'waiting' ? <div className={styles.tierOutline} aria-hidden="true" /> : null}
      {phase.kind === 'failed' ? (
        <RetryPanel
          text={t('summaries:summary.tier-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void view.load()}
        />
      ) : null}
      {phase.kind === 'ready' && !tier ? <p>{t('tiers:unknown')}</p> : null}
      {tier ? (
        <>
          <p className={styles.tierName}>{tierName(tier)}</p>
          <TierBasis view={view} />
          <TierFacts tier={tier} region={region} />
        </>
      ) : null}
    </section>
  );
});

/** Shows the assets that count towards the tier, and its period where the books state one. */
const TierBasis = observer(function TierBasis({ view }: { readonly view: ClientTierViewModel }) {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const { user } = useInstance(ClientStore);
  const { startDate, endDate } = user?.tierDetail ?? {};
  const total = view.resource.value?.investmentTotal;
  return (
    <dl>
      {total ? (
        <Fact label={t('tiers:counts')}>
          <Amount>{moneyText(regionDefaults[region].defaultCurrency, total)}</Amount>
        </Fact>
      ) : null}
      {startDate ? <Fact label={t('tiers:since')}>{formatDate(startDate, language)}</Fact> : null}
      {endDate ? <Fact label={t('tiers:until')}>{formatDate(endDate, language)}</Fact> : null}
    </dl>
  );
});
