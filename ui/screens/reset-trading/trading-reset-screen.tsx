import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { namedPaths } from '../../../config/named-paths';
import { useViewModel } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { StepHeading } from '../../components/page/step-heading';
import { ChangeFailure } from '../../credentials/change-failure';
import { UnknownChange } from '../../credentials/unknown-change';
import { useTexts } from '../../i18n/use-texts';
import { OneTimeCodeSteps } from '../../one-time-code/one-time-code-steps';
import { TradingResetForm } from './trading-reset-form';
import { TradingResetViewModel } from './trading-reset-view-model';
import * as styles from '../../components/page/credential-page.module.css';

/**
 * The page on which a client in Taiwan gets a new trading password in place of a forgotten or suspended one [ERR-61,
 * CRED-24].
 */
export const TradingResetScreen = observer(function TradingResetScreen() {
  const { t } = useTexts();
  const view = useViewModel(TradingResetViewModel);
  useEffect(() => {
    void view.contact.load();
    return view.code.stop;
  }, [view]);
  return (
    <div className={styles.changePasswordPage} data-testid="change-password-page">
      <h1>{t('credentials:reset-trading.title')}</h1>
      <Content view={view} />
    </div>
  );
});

type ViewProps = { readonly view: TradingResetViewModel };

const Content = observer(function Content({ view }: ViewProps) {
  const { t } = useTexts();
  if (view.phase === 'done') return <Done />;
  if (view.phase === 'unknown') return <UnknownChange text={t('credentials:reset-trading.unknown')} />;
  if (view.phase === 'entering') return <TradingResetForm view={view} />;
  return <CodeForm view={view} />;
});

const CodeForm = observer(function CodeForm({ view }: ViewProps) {
  const { t } = useTexts();
  const { code, contact } = view;
  if (contact.phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('common:panel.failed')}
        action={t('common:panel.retry')}
        onRetry={() => void contact.load()}
      />
    );
  if (contact.value === undefined) return <p role="status">{t('credentials:reset-trading.waiting')}</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.isOtpSent) void view.takeCode();
      }}
    >
      <p>{t('credentials:reset-trading.intro')}</p>
      <OneTimeCodeSteps
        code={code}
        contact={contact.value}
        words={{
          intro: t('credentials:reset-trading.code-intro'),
          rejected: t('credentials:reset-trading.code-rejected'),
          submit: t('credentials:reset-trading.code-next'),
        }}
        failure={code.failure ? <ChangeFailure failure={code.failure} /> : null}
      />
    </form>
  );
});

function Done() {
  const { t } = useTexts();
  return (
    <>
      <StepHeading>{t('credentials:reset-trading.done-heading')}</StepHeading>
      <p className={styles.changePasswordNote}>{t('credentials:change-password.done')}</p>
      <ButtonLink to={namedPaths.profile} size="large">
        {t('credentials:change-password.to-account')}
      </ButtonLink>
    </>
  );
}
