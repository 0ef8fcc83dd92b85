import { observer } from 'mobx-react-lite';
import { ExternalPageLink } from '../../app/external-page-link';
import { useConfiguration, useInstance } from '../../app/injection';
import { lazyComponent } from '../../app/loading/lazy-component';
import { ScreenLoader } from '../../app/routes/screen-loader';
import { Button } from '../../components/button';
import { Link } from '../../components/link';
import { Notice } from '../../components/notices/notice';
import { SecretField } from '../../components/fields/secret-field';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { SessionStore } from '../../stores/session-store';
import { destinationAddress } from '../../../config/destinations';
import { hasOwnPage } from '../../../config/own-pages';
import { pinActivationPath } from '../../../config/named-paths';
import { FailureNotice } from '../../components/notices/failure-notice';
import { VisitorParts } from './login-parts';
import type { LoginViewModel } from './login-view-model';
import * as styles from './login-screen.module.css';

// It comes with the panels, and most servers name none.
const DemoLogin = lazyComponent(VisitorParts, 'DemoLogin', { isQuiet: true });

/** User name and secret: one real form, nothing sent before both are there [AUTH-16..24, AUTH-38, AUTH-39]. */
export const LoginForm = observer(function LoginForm({ login }: { readonly login: LoginViewModel }) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const { demoLogin, flags, mode } = configuration;
  const { endReason } = useInstance(SessionStore);
  const screens = useInstance(ScreenLoader);
  const usernameError = login.has('username-required')
    ? t('login:username-required')
    : login.has('format-incorrect')
      ? t('login:format-incorrect')
      : undefined;
  const secretProblem = (['secret-required', 'secret-malformed'] as const).find(login.has);
  const secretError = secretProblem && t(`login:${secretProblem}`);
  return (
    <form
      className={styles.loginForm}
      data-testid="login-form"
      noValidate
      // The home is loaded while the client types.
      onInput={() => screens.loadHome()}
      onSubmit={(event) => {
        event.preventDefault();
        void login.submit();
      }}
    >
      <h1>{t('login:heading')}</h1>
      <p className={styles.loginIntro}>{t('login:intro')}</p>
      {login.failure ? (
        <>
          <FailureNotice failure={login.failure} language={language} />
          {login.errorCode === 'LOG0009' && hasOwnPage(pinActivationPath, configuration) ? (
            <Link to={pinActivationPath}>{t('login:activate-pin')}</Link>
          ) : null}
        </>
      ) : endReason ? (
        <Notice tone="info">{t(`common:ended.${endReason}`)}</Notice>
      ) : null}
      {mode === 'mock' ? (
        <Notice tone="info">{t('login:demo-hint')}</Notice>
      ) : demoLogin ? (
        <div className={styles.loginDemo}>
          <DemoLogin login={login} />
        </div>
      ) : null}
      <TextField
        label={t('login:username')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        value={login.username}
        error={usernameError}
        onChange={(event) => {
          login.typeUsername(event.target.value);
        }}
      />
      <SecretField
        label={t('login:secret')}
        name="password"
        autoComplete="current-password"
        maxLength={64}
        value={login.secret}
        error={secretError}
        onChange={(event) => {
          login.typeSecret(event.target.value);
        }}
      />
      <Button className={styles.loginSubmit} type="submit" size="large" aria-busy={login.loading}>
        {t('login:submit')}
      </Button>
      <div className={styles.loginLinks} data-testid="login-links">
        <Link to={destinationAddress('forgotPin', configuration)}>{t('login:forgot-pin')}</Link>
        <ExternalPageLink page="activateAccount">{t('login:activate-account')}</ExternalPageLink>
        {flags.LOCAL_LOGIN ? <Link to="/local-login">{t('login:local-login')}</Link> : null}
      </div>
    </form>
  );
});
