import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useInstance, useViewModel } from '../../app/injection';
import { lazyComponent } from '../../app/loading/lazy-component';
import { VisitorParts } from './login-parts';
import { LanguageSwitch } from '../../app/header/language-switch';
import { FooterLinks } from '../../app/footer/footer-links';
import { PostLoginRedirect } from '../../app/routes/post-login-redirect';
import { BrandMark } from '../../components/page/brand-mark';
import { SessionStore } from '../../stores/session-store';
import { LoginForm } from './login-form';
import { LoginViewModel } from './login-view-model';
import { OneTimeCodeForm } from './one-time-code-form';
import * as styles from './login-screen.module.css';

// What stands beside the form must not hold it up.
const LoginPanels = lazyComponent(VisitorParts, 'LoginPanels');
const StopLine = lazyComponent(VisitorParts, 'StopLine', { isQuiet: true });

/** Log in, and beside it what a visitor may want to know [AUTH-01, AUTH-12]. */
export const LoginScreen = observer(function LoginScreen() {
  const session = useInstance(SessionStore);
  const login = useViewModel(LoginViewModel);
  // False in the first paint, true in the next: the form comes first, and alone.
  const isFormThere = useDeferredValue(true, false);
  if (session.isSignedIn) return <PostLoginRedirect />;
  return (
    <>
      <div className={styles.loginPage}>
        <section className={styles.loginSide}>
          <div className={styles.loginTop}>
            <BrandMark />
            <LanguageSwitch />
          </div>
          {login.oneTimeCode ? (
            <OneTimeCodeForm
              contact={login.oneTimeCode}
              onVerified={login.finish}
              onLocked={login.refuse}
              onBack={login.startAgain}
            />
          ) : (
            <LoginForm login={login} />
          )}
          <footer className={styles.loginFoot}>
            <FooterLinks />
          </footer>
        </section>
        {isFormThere ? <LoginPanels /> : null}
      </div>
      {isFormThere ? (
        <div className={styles.loginStops}>
          <StopLine about="everything" />
        </div>
      ) : null}
    </>
  );
});
