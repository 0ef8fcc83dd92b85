import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfiguration, useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { SecretField } from '../../components/fields/secret-field';
import { useTexts } from '../../i18n/use-texts';
import { LocalStepUpViewModelFactory } from './local-step-up-view-model';
import { StepUpPage } from './step-up-page';
import { StepUpStatus } from './step-up-status';
import { StepUpSummary } from './step-up-summary';
import * as styles from './step-up.module.css';

/** The page that asks for the secret again in development and test [ROUTE-07, REAUTH-15, REAUTH-16]. */
export const LocalStepUpScreen = observer(function LocalStepUpScreen() {
  const { t, language } = useTexts();
  const { demoLogin } = useConfiguration();
  const [search] = useSearchParams();
  const told = (name: string): string => search.get(name) ?? '';
  const page = useViewModelFor(LocalStepUpViewModelFactory, {
    nonce: told('nonce'),
    type: told('type'),
    action: told('action'),
  });
  useEffect(() => void page.load(), [page]);
  const { phase } = page;
  if (phase.kind === 'waiting' || phase.kind === 'going' || phase.kind === 'over')
    return <StepUpStatus phase={phase} onBack={page.isBegunHere ? page.leave : undefined} />;
  const problem = phase.kind === 'asking' ? phase.problem : undefined;
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void page.confirm();
        }}
      >
        <StepUpSummary request={phase.request} />
        {problem === 'invalid' ? <Notice tone="danger">{t('re-authentication:invalid')}</Notice> : null}
        {problem && typeof problem === 'object' ? <FailureNotice failure={problem} language={language} /> : null}
        <SecretField
          label={t('re-authentication:secret')}
          name="password"
          autoComplete="current-password"
          value={page.secret}
          hint={t(demoLogin ? 'login:local-demo' : 're-authentication:local-intro')}
          error={
            problem === 'required'
              ? t('re-authentication:secret-required')
              : problem === 'malformed'
                ? t('login:secret-malformed')
                : undefined
          }
          onChange={(event) => {
            page.type(event.target.value);
          }}
        />
        <div className={styles.stepUpActions}>
          <Button type="submit" size="large" aria-busy={phase.kind === 'checking'}>
            {t('re-authentication:confirm')}
          </Button>
          <Button theme="outlined" size="large" onClick={page.leave}>
            {t('re-authentication:cancel')}
          </Button>
        </div>
      </form>
    </StepUpPage>
  );
});
