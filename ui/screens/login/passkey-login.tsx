import { observer } from 'mobx-react-lite';
import type { CallFailure } from '../../../application/ports/call-failure';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import { PasskeyProblem } from '../../passkeys/passkey-problem';
import { PasskeyLoginViewModelFactory } from './passkey-login-view-model';
import * as styles from './login-screen.module.css';

type PasskeyLoginProps = { readonly onVerified: () => void; readonly onLocked: (failure: CallFailure) => void };

/** The way past the one-time code for a client who has a passkey; nothing where the browser has none [R14]. */
export const PasskeyLogin = observer(function PasskeyLogin({ onVerified, onLocked }: PasskeyLoginProps) {
  const { t } = useTexts();
  const login = useViewModelFor(PasskeyLoginViewModelFactory, { onOpen: onVerified, onLocked });
  if (!login) return null;
  const { problem, isBusy } = login;
  return (
    <div className={styles.loginPasskey}>
      {problem ? <PasskeyProblem trouble={problem} /> : null}
      <Button theme="outlined" size="large" aria-busy={isBusy} onClick={() => void login.use()}>
        {t('passkeys:login')}
      </Button>
      <p role="status" className={styles.loginIntro}>
        {isBusy ? t('passkeys:follow') : null}
      </p>
    </div>
  );
});
