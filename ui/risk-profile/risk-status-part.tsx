import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { ExplainedRiskStatus } from '../../application/suitability/get-risk-status';
import { formatDate } from '../../domain/formatting/format-date';
import { useViewModel } from '../app/injection';
import { Async } from '../app/loading/async';
import { Notice } from '../components/notices/notice';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { LowRiskNotice } from './low-risk-notice';
import { RiskStatusFacts } from './risk-status-facts';
import { RiskStatusViewModel } from './risk-status-view-model';
import * as styles from './risk-status.module.css';

type RiskStatusPartProps = {
  /** Further words of the page beneath it. */
  readonly children?: (known: ExplainedRiskStatus) => ReactNode;
};

/**
 * Shows the client's risk status, its expiry, and why it may be lower than the answers [SUIT-03, SUIT-09, SUIT-23..37].
 */
export const RiskStatusPart = observer(function RiskStatusPart({ children }: RiskStatusPartProps) {
  const { t } = useTexts();
  const view = useViewModel(RiskStatusViewModel);
  const { resource } = view;
  useEffect(() => {
    void resource.load();
  }, [resource]);
  return (
    <Async resource={resource}>
      {(known) => (
        <>
          {known.areGroundsUnknown ? (
            <RetryPanel
              text={t('common:panel.failed')}
              action={t('common:panel.retry')}
              onRetry={() => void resource.load()}
            />
          ) : null}
          <KnownRiskStatus view={view} known={known} />
          {children?.(known)}
        </>
      )}
    </Async>
  );
});

type KnownRiskStatusProps = { readonly view: RiskStatusViewModel; readonly known: ExplainedRiskStatus };

const KnownRiskStatus = observer(function KnownRiskStatus({ view, known }: KnownRiskStatusProps) {
  const { t, language } = useTexts();
  const { status, grounds } = known;
  const isDated = status.level !== undefined || status.isOver;
  const date = isDated && status.effect.alert === undefined && formatDate(status.goodUntil, language);
  const assessedOn = formatDate(status.assessedOn, language);
  const isOver = view.isOver(status);
  return (
    <div className={styles.riskStanding} data-testid="risk-standing">
      <p className={styles.riskDate}>{t('summaries:risk-profile.title')}</p>
      <RiskStatusFacts status={status} />
      {date && !isOver ? <p>{t('questionnaire:standing.good-until', { date })}</p> : null}
      {date && isOver ? <Notice tone="warning">{t('questionnaire:standing.over-since', { date })}</Notice> : null}
      {assessedOn ? <p>{t('questionnaire:standing.assessed-on', { date: assessedOn })}</p> : null}
      {status.needsAssessment ? <LowRiskNotice status={status} reasons={grounds?.lowRiskReasons ?? []} /> : null}
    </div>
  );
});
