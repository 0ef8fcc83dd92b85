import { observer } from 'mobx-react-lite';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import { CredentialPage } from '../../app/credential-page';
import { useInstance, useViewModel } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { SessionStore } from '../../stores/session-store';
import { ActivatePinForm } from './activate-pin-form';
import { ActivatePinViewModel } from './activate-pin-view-model';
import * as credentialPageStyles from '../../components/page/credential-page.module.css';
import * as styles from '../../components/button.module.css';

/**
 * The page on which a client in Hong Kong replaces a PIN that was sent: the first, or after a reset [AUTH-46, ERR-32].
 */
export const ActivatePinScreen = observer(function ActivatePinScreen() {
  const { t, i18n } = useTexts();
  const view = useViewModel(ActivatePinViewModel);
  return (
    <CredentialPage title={t('credentials:activate-pin.title')}>
      {view.isDone ? (
        <>
          <StepHeading>
            {i18n.t(`credentials:pin-codes.${pinErrorCode('created', view.scope)}`, { defaultValue: '' })}
          </StepHeading>
          <p className={credentialPageStyles.resetIntro}>{t('credentials:activate-pin.done')}</p>
          <LogIn />
        </>
      ) : (
        <ActivatePinForm view={view} />
      )}
    </CredentialPage>
  );
});

/** This browser’s session is over too, if it had one. */
const LogIn = observer(function LogIn() {
  const { t } = useTexts();
  const session = useInstance(SessionStore);
  if (!session.isSignedIn)
    return (
      <ButtonLink to="/login" size="large">
        {t('credentials:reset.log-in')}
      </ButtonLink>
    );
  return (
    <button
      type="button"
      className={styles.button}
      data-theme="primary"
      data-size="large"
      onClick={() => {
        session.end('logged-out');
      }}
    >
      {t('credentials:reset.log-in')}
    </button>
  );
});
