import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LowRiskReason } from '../../domain/suitability/risk/low-risk-reasons';
import type { RiskStatus } from '../../domain/suitability/risk-status';
import type { AcknowledgementAction } from '../../domain/trading/notes/acknowledgement-action';
import { Button } from '../components/button';
import { useTexts } from '../i18n/use-texts';
import * as styles from './risk-status.module.css';

type LowRiskProps = { readonly status: RiskStatus; readonly reasons: readonly LowRiskReason[] };

/**
 * Explains low risk whatever the answers, and the prudent assessment: the client stays, or proceeds, which is the
 * riskier way and not the one put first [SUIT-03, SUIT-05, SUIT-06, SUIT-35..39, OPEN-55].
 */
export function LowRiskNotice({ status, reasons }: LowRiskProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [done, setDone] = useState<AcknowledgementAction>();
  const acknowledge = (action: AcknowledgementAction) => {
    setDone(action);
    if (action === 'proceed') void navigate('/enhanced-suitability?nextStep=1');
  };
  const { downgradedFrom } = status;
  return (
    <section className={styles.lowRisk} aria-labelledby="low-risk-title">
      <h3 id="low-risk-title">
        {downgradedFrom
          ? t('questionnaire:standing.downgraded', { level: t(`summaries:about.risk-${downgradedFrom}`) })
          : t('questionnaire:standing.to-be-low')}
      </h3>
      {reasons.length > 0 ? (
        <>
          <p>{t('questionnaire:standing.reasons')}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`questionnaire:standing.reason-${reason}`)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{t('questionnaire:standing.offer')}</p>
      <p role="status">{done === 'read' ? t('questionnaire:standing.read-done') : null}</p>
      <p className={styles.lowRiskActions}>
        {done === 'read' ? null : (
          <Button
            onClick={() => {
              acknowledge('read');
            }}
          >
            {t('questionnaire:standing.read')}
          </Button>
        )}
        <Button
          theme="outlined"
          onClick={() => {
            acknowledge('proceed');
          }}
        >
          {t('questionnaire:standing.proceed')}
        </Button>
      </p>
    </section>
  );
}
