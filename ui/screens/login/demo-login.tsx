import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { LoginViewModel } from './login-view-model';
import * as styles from './demo-login.module.css';

/** Names the login that a newcomer to the server's demonstration tries first, and fills the form with it [OPEN-61]. */
export const DemoLogin = observer(function DemoLogin({ login }: { readonly login: LoginViewModel }) {
  const { t } = useTexts();
  const { demoLogin } = useConfiguration();
  const [isFilled, setFilled] = useState(false);
  if (demoLogin === undefined) return null;
  const { name, secret, asksForCode, others } = demoLogin;
  return (
    <Notice tone="info" className={styles.demoLogin}>
      <p>
        {isFilled
          ? t('visitors:demo-filled')
          : t(asksForCode ? 'visitors:demo-login-with-code' : 'visitors:demo-login', { name, secret })}
      </p>
      <div className={styles.demoActions}>
        <Button
          theme="outlined"
          onClick={() => {
            login.typeUsername(name);
            login.typeSecret(secret);
            setFilled(true);
          }}
        >
          {t('visitors:demo-fill')}
        </Button>
        <a href={others} target="_blank" rel="noopener noreferrer">
          {t('visitors:demo-others')}
        </a>
      </div>
    </Notice>
  );
});
