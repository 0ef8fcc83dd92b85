import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Clock } from '../../application/ports/clock';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import { SuitabilityRecords } from '../../application/ports/home/suitability-records';
import { GetRiskStanding, type ExplainedRiskStanding } from '../../application/suitability/get-risk-standing';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { formatDate } from '../../domain/formatting/format-date';
import { isQuestionnaireOverdue } from '../../domain/suitability/questionnaire/is-questionnaire-overdue';
import { useInstance, useMade } from '../app/injection';
import { PanelPart } from '../app/loading/panel-part';
import { Notice } from '../components/notices/notice';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { Panel } from '../stores/panel';
import { LowRiskNotice } from './low-risk-notice';
import { RiskStandingFacts } from './risk-standing-facts';

type RiskStandingPartProps = {
  /** Further words of the page beneath it. */
  readonly children?: (known: ExplainedRiskStanding) => ReactNode;
};

/** Where the client stands, until when that is good, and why it may be lower than the answers [SUIT-03, SUIT-09, SUIT-23..37]. */
export const RiskStandingPart = observer(function RiskStandingPart({ children }: RiskStandingPartProps) {
  const { t } = useTexts();
  const panel = useMade((get, { region }) => {
    const known = new GetRiskStanding(get(RiskRatings), get(SuitabilityRecords), region);
    return new Panel(() => known.execute());
  });
  useEffect(() => {
    void panel.load();
  }, [panel]);
  return (
    <PanelPart panel={panel}>
      {(known) => (
        <>
          {known.areGroundsUnknown ? (
            <RetryPanel text={t('panel.failed')} action={t('panel.retry')} onRetry={() => void panel.load()} />
          ) : null}
          <Standing known={known} />
          {children?.(known)}
        </>
      )}
    </PanelPart>
  );
});

const Standing = observer(function Standing({ known }: { readonly known: ExplainedRiskStanding }) {
  const { t, language } = useTexts();
  const { standing, grounds } = known;
  const clock = useInstance(Clock);
  const isDated = standing.level !== undefined || standing.isOver;
  const date = isDated && standing.effect.alert === undefined && formatDate(standing.goodUntil, language);
  const assessedOn = formatDate(standing.assessedOn, language);
  const today = hongKongDayAt(clock.serverNow());
  const isOver = isQuestionnaireOverdue(standing.updatedOn, today);
  return (
    <div className="risk-standing">
      <p className="risk-date">{t('risk-profile.title')}</p>
      <RiskStandingFacts standing={standing} />
      {date && !isOver ? <p>{t('standing.good-until', { date })}</p> : null}
      {date && isOver ? <Notice tone="warning">{t('standing.over-since', { date })}</Notice> : null}
      {assessedOn ? <p>{t('standing.assessed-on', { date: assessedOn })}</p> : null}
      {standing.needsAssessment ? <LowRiskNotice standing={standing} reasons={grounds?.lowRiskReasons ?? []} /> : null}
    </div>
  );
});
