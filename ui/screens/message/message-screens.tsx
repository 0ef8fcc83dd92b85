import { observer } from 'mobx-react-lite';
import { useConfiguration, useInstance } from '../../app/injection';
import { Navigation } from '../../../application/ports/navigation';
import { destinationAddress } from '../../../config/destinations';
import { FailureCode } from '../../app/failures/failure-code';
import { useFailureWords } from '../../app/failures/failure-words';
import { ReloadPrompt } from '../../app/failures/reload-prompt';
import { ButtonLink } from '../../components/button-link';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { SessionStore } from '../../stores/session-store';
import { MessagePage } from './message-page';

/** The page for an unknown path, with the telephone number for who looked for something, in profile standalone [OPEN-16]. */
export function NotFoundScreen() {
  const { t } = useTexts();
  return (
    <MessagePage heading={t('common:title.not-found')} text={t('common:page.not-found')}>
      <ButtonLink to="/">{t('common:page.to-portfolio')}</ButtonLink>
    </MessagePage>
  );
}

/**
 * The page for a failure that no screen could handle: says what is known of it and what to do, with the code under which
 * it is on record, if it is [OPEN-16, ERR-04, ERR-05].
 */
export function GeneralErrorScreen() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const navigation = useInstance(Navigation);
  const effect = navigation.failureEffect();
  const code = navigation.failureCode();
  return (
    <MessagePage {...useFailureWords()}>
      <ReloadPrompt />
      {code === undefined ? null : <FailureCode code={code} />}
      {effect === 'may-have-arrived' ? (
        <Link to={destinationAddress('profileDetails', configuration)}>{t('common:page.to-account')}</Link>
      ) : null}
      <Link to="/">{t('common:page.to-portfolio')}</Link>
    </MessagePage>
  );
}

/** The page after the end of a session, with the reason [OPEN-16, CONFLICT-54]. */
export const LoggedOutScreen = observer(function LoggedOutScreen() {
  const { t } = useTexts();
  const { endReason } = useInstance(SessionStore);
  const text = endReason && endReason !== 'logged-out' ? t(`common:ended.${endReason}`) : t('common:page.logged-out');
  return (
    <MessagePage heading={t('common:title.logged-out')} text={text}>
      <ButtonLink to="/login">{t('common:page.log-in-again')}</ButtonLink>
    </MessagePage>
  );
});
