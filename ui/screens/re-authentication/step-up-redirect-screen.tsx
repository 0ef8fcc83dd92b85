import { useEffect } from 'react';
import { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import { useInstance } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { StepUpFailure } from './step-up-failure';
import { StepUpPage } from './step-up-page';

/**
 * Goes back to the page that asked, once the step-up has succeeded; the address says nothing [ROUTE-06, REAUTH-14,
 * OPEN-13].
 */
export function StepUpRedirectScreen() {
  const { t } = useTexts();
  const reAuthentication = useInstance(ReAuthentication);
  const { isProved } = reAuthentication;
  useEffect(() => {
    if (isProved === true) reAuthentication.returnToCaller();
  }, [isProved, reAuthentication]);
  if (isProved === undefined) return <StepUpFailure why="unknown" onBack={undefined} />;
  if (!isProved) return <StepUpFailure why="refused" onBack={() => reAuthentication.cancel()} />;
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      <p role="status">{t('re-authentication:going')}</p>
    </StepUpPage>
  );
}
