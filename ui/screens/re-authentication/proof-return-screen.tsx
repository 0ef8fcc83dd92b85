import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { ProofOver } from './proof-over';
import { ProofReturnViewModelFactory } from './proof-return-view-model';
import { ProofSheet } from './proof-sheet';
import * as styles from './proof.module.css';

/** Where the provider sends a client back to: what it brought is checked, then the page that asked goes on [ROUTE-05, REAUTH-14, OPEN-13]. */
export const ProofReturnScreen = observer(function ProofReturnScreen() {
  const { t, language } = useTexts();
  const [search] = useSearchParams();
  const proof = useViewModelFor(ProofReturnViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    result: search.get('result') ?? '',
  });
  useEffect(() => void proof.load(), [proof]);
  const { phase } = proof;
  if (phase.kind === 'over') return <ProofOver why={phase.why} onBack={proof.hasRequest() ? proof.leave : undefined} />;
  if (phase.kind === 'failed')
    return (
      <ProofSheet heading={t('re-authentication:not-confirmed')}>
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
      </ProofSheet>
    );
  return (
    <ProofSheet heading={t('re-authentication:title')}>
      <p role="status">{t(`re-authentication:${phase.kind}`)}</p>
    </ProofSheet>
  );
});
