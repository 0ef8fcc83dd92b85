import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../config/destinations';
import type { RiskStatus } from '../../domain/suitability/risk-status';
import { ExternalPageLink } from '../app/external-page-link';
import { useConfiguration, useViewModel } from '../app/injection';
import { Button } from '../components/button';
import { Dialog } from '../components/notices/dialog';
import { Link } from '../components/link';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { RiskProfileViewModel } from './risk-profile-view-model';
import { RiskStatusFacts } from './risk-status-facts';
import * as dialogStyles from '../components/notices/dialog.module.css';
import * as styles from './risk-profile-dialog.module.css';

/**
 * The client's risk profile: the level, the funds that suit it, what it stops, and what to do about it [SHELL-13,
 * SHELL-24].
 */
export const RiskProfileDialog = observer(function RiskProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const view = useViewModel(RiskProfileViewModel);
  const { records } = view;
  useEffect(() => {
    void records.load();
  }, [records]);
  return (
    <Dialog title={t('summaries:risk-profile.title')} onClose={onClose}>
      <div className={styles.riskProfile} aria-busy={records.phase.kind === 'waiting'}>
        {records.phase.kind === 'failed' ? (
          <RetryPanel
            text={t('summaries:risk-profile.failed')}
            action={t('common:panel.retry')}
            onRetry={() => void records.load()}
          />
        ) : null}
        {records.phase.kind === 'ready' ? <RiskStatusFacts status={view.status} /> : null}
        <p className={styles.riskProfileLinks}>
          <Link to={destinationAddress('suitabilityForm', configuration)}>{nextStep(view.status, t)}</Link>
          <ExternalPageLink page="riskRating">{t('summaries:risk-profile.ratings')}</ExternalPageLink>
        </p>
      </div>
      <div className={dialogStyles.dialogActions}>
        <Button onClick={onClose} data-first-focus>
          {t('summaries:risk-profile.close')}
        </Button>
      </div>
    </Dialog>
  );
});

/** Returns the alert's own request, else the one to answer the questionnaire, anew after an earlier answer. */
function nextStep({ level, effect: { alert } }: RiskStatus, t: TFunction): string {
  if (alert) return t(`account-state:next-risk-${alert}`);
  return t(level ? 'summaries:risk-profile.update' : 'summaries:risk-profile.begin');
}
