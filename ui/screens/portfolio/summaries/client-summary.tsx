import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { useTierName } from '../../../components/figures/tier-name';
import { useTexts } from '../../../i18n/use-texts';
import { useIsPhone } from '../is-phone';
import { LeadingLine } from '../leading-line';
import { ClientLine } from './client-line';
import { ClientSummaryViewModel } from './client-summary-view-model';
import { HongKongSummaries } from './hong-kong-summaries';
import { PointsBalance, PointsSummary } from './points-summary';
import { SummaryPart } from './summary-part';
import { TierLine } from './tier-line';
import { TierSummary } from './tier-summary';
import * as styles from './client-summary.module.css';

type ClientSummaryProps = {
  /** The place above the holdings for the tier's line; null while there are no holdings. */
  readonly tierPlace: HTMLElement | null;
  /** Tells whether so many holdings stand above that points and plans need a way to them. */
  readonly isFar: boolean;
};

/**
 * The client's tier and reward points, in Hong Kong the plans and Cash Account too, each failing by itself, and the
 * details on record [TIER-01, EPNT-01, RSP-01, VCA-01, ACCT-12..15].
 */
export const ClientSummary = observer(function ClientSummary({ tierPlace, isFar }: ClientSummaryProps) {
  const { t } = useTexts();
  const tierName = useTierName();
  const { region } = useConfiguration();
  const { plansAndCash } = useRegionFeatures();
  const view = useViewModel(ClientSummaryViewModel);
  useEffect(() => {
    view.load();
  }, [view]);
  const section = useRef<HTMLElement>(null);
  const focusSection = () => section.current?.focus();
  // On a phone the one line of the tier leads to all of them.
  const areLinesNeeded = !useIsPhone() && isFar;
  const rest = useRef<HTMLDivElement>(null);
  const { tier, points } = view;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.clientSummary}
      data-region={region}
      data-testid="client-summary"
      data-tour="tier-points"
      aria-label={t('summaries:summary.label')}
    >
      {tierPlace
        ? createPortal(
            <>
              {tier ? <TierLine tier={tier} onOpen={focusSection} /> : null}
              {areLinesNeeded && points ? (
                <LeadingLine onOpen={focusSection}>
                  <span>{t('summaries:summary.points')}</span>{' '}
                  <b>
                    <PointsBalance balance={points.balance} />
                  </b>
                </LeadingLine>
              ) : null}
              {areLinesNeeded && plansAndCash ? (
                <LeadingLine onOpen={() => rest.current?.focus()}>
                  {t('summaries:plans.heading')} · {t('summaries:cash.heading')}
                </LeadingLine>
              ) : null}
            </>,
            tierPlace,
          )
        : null}
      <SummaryPart
        resource={view.tierResource}
        heading={t('summaries:summary.tier')}
        failed={t('summaries:summary.tier-failed')}
        gist={tier ? tierName(tier) : undefined}
      >
        {tier ? <TierSummary tier={tier} /> : null}
      </SummaryPart>
      <SummaryPart
        resource={view.pointsResource}
        heading={t('summaries:summary.points')}
        failed={t(view.lacksReminder ? 'common:panel.failed' : 'summaries:summary.points-failed')}
        isPartial={view.lacksReminder}
        gist={points ? <PointsBalance balance={points.balance} /> : undefined}
      >
        {points ? <PointsSummary points={points} /> : null}
      </SummaryPart>
      {plansAndCash ? (
        <div ref={rest} tabIndex={-1} className={styles.summaryRest} data-testid="summary-rest">
          <HongKongSummaries />
        </div>
      ) : null}
      <div className={styles.clientLine} data-testid="client-line">
        <ClientLine />
      </div>
    </section>
  );
});
