import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { StepUpReturnViewModelFactory } from './step-up-return-view-model';
import { StepUpPage } from './step-up-page';
import { StepUpStatus } from './step-up-status';
import * as styles from './step-up.module.css';

/**
 * The page that the provider sends a client back to: its result is checked, then the page that asked goes on [ROUTE-05,
 * REAUTH-14, OPEN-13].
 */
export const StepUpReturnScreen = observer(function StepUpReturnScreen() {
  const { t, language } = useTexts();
  const [search] = useSearchParams();
  const page = useViewModelFor(StepUpReturnViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    result: search.get('result') ?? '',
  });
  useEffect(() => void page.load(), [page]);
  const { phase } = page;
  if (phase.kind !== 'failed') return <StepUpStatus phase={phase} onBack={page.isBegunHere ? page.leave : undefined} />;
  return (
    <StepUpPage heading={t('re-authentication:not-confirmed')}>
      {phase.failure.kind === 'no-answer' ? (
        <Notice tone="warning">{t('re-authentication:no-answer')}</Notice>
      ) : (
        <FailureNotice failure={phase.failure} language={language} />
      )}
      <div className={styles.stepUpActions}>
        <Button size="large" onClick={() => void page.check()}>
          {t('re-authentication:try-again')}
        </Button>
        <Button theme="outlined" size="large" onClick={page.leave}>
          {t('re-authentication:back')}
        </Button>
      </div>
    </StepUpPage>
  );
});
