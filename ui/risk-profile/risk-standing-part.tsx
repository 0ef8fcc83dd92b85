import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { ExplainedRiskStatus } from '../../application/suitability/get-risk-status';
import { formatDate } from '../../domain/formatting/format-date';
import { useViewModel } from '../app/injection';
import { PanelPart } from '../app/loading/panel-part';
import { Notice } from '../components/notices/notice';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { LowRiskNotice } from './low-risk-notice';
import { RiskStandingFacts } from './risk-standing-facts';
import { RiskStandingViewModel } from './risk-standing-view-model';
import * as styles from './risk-standing.module.css';

type RiskStandingPartProps = {
  /** Further words of the page beneath it. */
  readonly children?: (known: ExplainedRiskStatus) => ReactNode;
};

/** Where the client stands, until when that is good, and why it may be lower than the answers [SUIT-03, SUIT-09, SUIT-23..37]. */
export const RiskStandingPart = observer(function RiskStandingPart({ children }: RiskStandingPartProps) {
  const { t } = useTexts();
  const view = useViewModel(RiskStandingViewModel);
  const { panel } = view;
  useEffect(() => {
    void panel.load();
  }, [panel]);
  return (
    <PanelPart panel={panel}>
      {(known) => (
        <>
          {known.areGroundsUnknown ? (
            <RetryPanel
              text={t('common:panel.failed')}
              action={t('common:panel.retry')}
              onRetry={() => void panel.load()}
            />
          ) : null}
          <Standing view={view} known={known} />
          {children?.(known)}
        </>
      )}
    </PanelPart>
  );
});

type StandingProps = { readonly view: RiskStandingViewModel; readonly known: ExplainedRiskStatus };

const Standing = observer(function Standing({ view, known }: StandingProps) {
  const { t, language } = useTexts();
  const { status, grounds } = known;
  const isDated = status.level !== undefined || status.isOver;
  const date = isDated && status.effect.alert === undefined && formatDate(status.goodUntil, language);
  const assessedOn = formatDate(status.assessedOn, language);
  const isOver = view.isOver(status);
  return (
    <div className={styles.riskStanding} data-testid="risk-standing">
      <p className={styles.riskDate}>{t('summaries:risk-profile.title')}</p>
      <RiskStandingFacts standing={status} />
      {date && !isOver ? <p>{t('questionnaire:standing.good-until', { date })}</p> : null}
      {date && isOver ? <Notice tone="warning">{t('questionnaire:standing.over-since', { date })}</Notice> : null}
      {assessedOn ? <p>{t('questionnaire:standing.assessed-on', { date: assessedOn })}</p> : null}
      {status.needsAssessment ? <LowRiskNotice standing={status} reasons={grounds?.lowRiskReasons ?? []} /> : null}
    </div>
  );
});
