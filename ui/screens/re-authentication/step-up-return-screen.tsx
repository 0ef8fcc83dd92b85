import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { StepUpFailure } from './step-up-failure';
import { StepUpReturnViewModelFactory } from './step-up-return-view-model';
import { StepUpPage } from './step-up-page';
import * as styles from './step-up.module.css';

/**
 * The page that the provider sends a client back to: its result is checked, then the page that asked goes on [ROUTE-05,
 * REAUTH-14, OPEN-13].
 */
export const StepUpReturnScreen = observer(function StepUpReturnScreen() {
  const { t, language } = useTexts();
  const [search] = useSearchParams();
  const proof = useViewModelFor(StepUpReturnViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    result: search.get('result') ?? '',
  });
  useEffect(() => void proof.load(), [proof]);
  const { phase } = proof;
  if (phase.kind === 'over')
    return <StepUpFailure why={phase.why} onBack={proof.hasRequest() ? proof.leave : undefined} />;
  if (phase.kind === 'failed')
    return (
      <StepUpPage heading={t('re-authentication:not-confirmed')}>
        {phase.failure.kind === 'no-answer' ? (
          <Notice tone="warning">{t('re-authentication:no-answer')}</Notice>
        ) : (
          <FailureNotice failure={phase.failure} language={language} />
        )}
        <div className={styles.proofActions}>
          <Button size="large" onClick={() => void proof.check()}>
            {t('re-authentication:try-again')}
          </Button>
          <Button theme="outlined" size="large" onClick={proof.leave}>
            {t('re-authentication:back')}
          </Button>
        </div>
      </StepUpPage>
    );
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      <p role="status">{t(`re-authentication:${phase.kind}`)}</p>
    </StepUpPage>
  );
});
