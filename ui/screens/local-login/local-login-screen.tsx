import { observer } from 'mobx-react-lite';
import { useConfiguration, useInstance, useViewModel } from '../../app/injection';
import { PostLoginRedirect } from '../../app/routes/post-login-redirect';
import { BrandMark } from '../../components/page/brand-mark';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Link } from '../../components/link';
import { SecretField } from '../../components/fields/secret-field';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { SessionStore } from '../../stores/session-store';
import { LocalLoginViewModel } from './local-login-view-model';
import * as styles from '../../components/page/message-page.module.css';

/** A page of its own, so that the login page keeps one user name and one password field [AUTH-22]. */
export const LocalLoginScreen = observer(function LocalLoginScreen() {
  const { t, language } = useTexts();
  const { demoLogin } = useConfiguration();
  const session = useInstance(SessionStore);
  const login = useViewModel(LocalLoginViewModel);
  if (session.isSignedIn) return <PostLoginRedirect />;
  return (
    <form
      className={styles.messagePage}
      data-testid="message-page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.submit();
      }}
    >
      <BrandMark />
      <h1>{t('login:local-login')}</h1>
      <p>{t('login:local-intro')}</p>
      {login.failure ? <FailureNotice failure={login.failure} language={language} /> : null}
      <TextField
        label={t('login:username')}
        name="username"
        autoComplete="username"
        value={login.username}
        error={login.usernameProblem && t('login:username-required')}
        onChange={(event) => {
          login.typeUsername(event.target.value);
        }}
      />
      <SecretField
        label={t('login:local-password')}
        hint={demoLogin && t('login:local-demo')}
        name="password"
        autoComplete="current-password"
        value={login.password}
        error={login.secretProblem && t(`login:secret-${login.secretProblem}`)}
        onChange={(event) => {
          login.typePassword(event.target.value);
        }}
      />
      <Button type="submit" disabled={login.busy}>
        {t('login:submit')}
      </Button>
      <Link to="/login">{t('login:back-to-login')}</Link>
    </form>
  );
});
