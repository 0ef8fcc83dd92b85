import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../../components/retry-panel';
import type { Panel } from '../../stores/panel';
import type { ClientSummaryViewModel } from './client-summary-view-model';
import { isPhone } from './is-phone';
import { PointsBalance, PointsSummary } from './points-summary';
import { TierSummary } from './tier-summary';
import './client-summary.css';

/** The client's tier and reward points, each failing by itself [TIER-01, EPNT-01]. */
export const ClientSummary = observer(function ClientSummary({ view }: { readonly view: ClientSummaryViewModel }) {
  const { t } = useTranslation();
  if (!view.isShown) return null;
  const { tier, points } = view;
  return (
    <section className="client-summary" data-tour="tier-points" aria-label={t('summary.label')}>
      <SummaryPart
        panel={view.tierPanel}
        heading={t('summary.tier')}
        failed={t('summary.tier-failed')}
        gist={tier ? t(`tier.name-${tier.name}`) + tier.mark : undefined}
      >
        {tier ? <TierSummary tier={tier} /> : null}
      </SummaryPart>
      <SummaryPart
        panel={view.pointsPanel}
        heading={t('summary.points')}
        failed={t('summary.points-failed')}
        gist={points ? <PointsBalance balance={points.balance} /> : undefined}
      >
        {points ? <PointsSummary points={points} /> : null}
      </SummaryPart>
    </section>
  );
});

type PartProps<T> = {
  readonly panel: Panel<T>;
  readonly heading: string;
  readonly failed: string;
  /** What is read at a glance; nothing while there is nothing to say. */
  readonly gist: ReactNode;
  readonly children: ReactNode;
};

/** Its own outline while waiting, a retry of its own when it failed, nothing where there is nothing to say; folded on a phone, so that the holdings stay near. */
const SummaryPart = observer(function SummaryPart<T>({ panel, heading, failed, gist, children }: PartProps<T>) {
  const { t } = useTranslation();
  const [isOpen] = useState(() => !isPhone());
  if (panel.phase.kind === 'ready' && gist === undefined) return null;
  return (
    <div className="summary-part">
      <h2>{heading}</h2>
      {panel.phase.kind === 'waiting' ? <div className="summary-outline" aria-hidden="true" /> : null}
      {panel.phase.kind === 'failed' ? (
        <RetryPanel text={failed} action={t('panel.retry')} onRetry={() => void panel.load()} />
      ) : null}
      {gist === undefined ? null : (
        <details open={isOpen}>
          <summary className="summary-gist">{gist}</summary>
          {children}
        </details>
      )}
    </div>
  );
});
