import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SuitabilityRecords } from '../../application/ports/suitability-records';
import { destinationAddress } from '../../config/destinations';
import { formatDate } from '../../domain/formatting/format-date';
import { ExternalPageLink } from '../app/external-page-link';
import { useConfiguration, useInstance, useViewModel } from '../app/injection';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { Link } from '../components/link';
import { RetryPanel } from '../components/retry-panel';
import { ClientStore } from '../stores/client-store';
import { LanguageStore } from '../stores/language-store';
import { RiskProfileViewModel } from './risk-profile-view-model';
import './risk-profile-dialog.css';

type ViewProps = { readonly view: RiskProfileViewModel };

/** The client's risk profile: her level, the funds that suit it, what it stops, and what to do about it [SHELL-13, SHELL-24]. */
export const RiskProfileDialog = observer(function RiskProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { profile } = useConfiguration();
  const view = useViewModel(
    (get, { region }) => new RiskProfileViewModel(get(SuitabilityRecords), get(ClientStore), region),
  );
  const { records } = view;
  useEffect(() => {
    void records.load();
  }, [records]);
  return (
    <Dialog title={t('risk-profile.title')} onClose={onClose}>
      <div className="risk-profile" aria-busy={records.phase.kind === 'waiting'}>
        {records.phase.kind === 'failed' ? (
          <RetryPanel text={t('risk-profile.failed')} action={t('panel.retry')} onRetry={() => void records.load()} />
        ) : null}
        {records.phase.kind === 'ready' ? (
          <>
            <RiskLevelGist view={view} />
            <WhatIsOpen view={view} />
          </>
        ) : null}
        <p className="risk-profile-links">
          <Link to={destinationAddress('suitabilityForm', profile)}>
            {t(view.level ? 'risk-profile.update' : 'risk-profile.begin')}
          </Link>
          <ExternalPageLink page="riskRating">{t('risk-profile.ratings')}</ExternalPageLink>
        </p>
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose} data-first-focus>
          {t('risk-profile.close')}
        </Button>
      </div>
    </Dialog>
  );
});

const RiskLevelGist = observer(function RiskLevelGist({ view }: ViewProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { level, levelInUse, suitableUpTo, updatedOn } = view;
  const date = formatDate(updatedOn, language);
  return (
    <>
      <p className="risk-profile-level">{level ? t(`about.risk-${level}`) : t('risk-profile.none')}</p>
      {level && date ? <p className="risk-profile-date">{t('risk-profile.updated', { date })}</p> : null}
      {levelInUse && levelInUse !== level ? (
        <p>{t('risk-profile.in-use', { level: t(`about.risk-${levelInUse}`) })}</p>
      ) : null}
      <p>{suitableUpTo === 0 ? t('risk-profile.suits-none') : t('risk-profile.suits', { risk: suitableUpTo })}</p>
    </>
  );
});

const WhatIsOpen = observer(function WhatIsOpen({ view }: ViewProps) {
  const { t } = useTranslation();
  const { alert, ...open } = view.effect;
  if (!alert) return null;
  return (
    <>
      <p>{t(`risk-profile.why-${alert}`)}</p>
      <dl className="risk-profile-open">
        {(['buy', 'switch', 'redeem', 'enquire'] as const).map((action) => (
          <div key={action}>
            <dt>{t(`risk-profile.${action}`)}</dt>
            <dd>{open[action] ? t('risk-profile.is-open') : t('risk-profile.is-closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
});
