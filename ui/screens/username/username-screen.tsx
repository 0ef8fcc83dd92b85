import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { namedPaths } from '../../../config/named-paths';
import { useViewModel } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { StepHeading } from '../../components/page/step-heading';
import { UnknownChange } from '../../credentials/unknown-change';
import { useTexts } from '../../i18n/use-texts';
import { UsernameForm } from './username-form';
import { UsernameViewModel } from './username-view-model';
import * as styles from '../../components/page/credential-page.module.css';

/** The page on which a client makes or changes the username [ACCT-04, ACCT-07]. */
export const UsernameScreen = observer(function UsernameScreen() {
  const { t } = useTexts();
  const view = useViewModel(UsernameViewModel);
  useEffect(() => {
    void view.own.load();
    return view.stop;
  }, [view]);
  return (
    <div className={styles.changePasswordPage} data-testid="change-password-page">
      <h1>{t('credentials:username.title')}</h1>
      <Content view={view} />
    </div>
  );
});

type ViewProps = { readonly view: UsernameViewModel };

const Content = observer(function Content({ view }: ViewProps) {
  const { t } = useTexts();
  if (view.phase === 'done') return <Done username={view.username} />;
  if (view.phase === 'unknown') return <UnknownChange text={t('credentials:username.unknown')} />;
  if (view.own.phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('common:panel.failed')}
        action={t('common:panel.retry')}
        onRetry={() => void view.own.load()}
      />
    );
  if (view.own.phase.kind === 'waiting') return <p role="status">{t('credentials:username.waiting')}</p>;
  return <UsernameForm view={view} />;
});

function Done({ username }: { readonly username: string }) {
  const { t } = useTexts();
  return (
    <>
      <StepHeading>{t('credentials:username.done-heading', { username })}</StepHeading>
      <p className={styles.changePasswordNote}>{t('credentials:username.done')}</p>
      <ButtonLink to={namedPaths.profile} size="large">
        {t('credentials:change-password.to-account')}
      </ButtonLink>
    </>
  );
}
