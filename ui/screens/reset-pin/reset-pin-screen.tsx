import { observer } from 'mobx-react-lite';
import type { PinDispatchDate } from '../../../application/ports/credentials/pin-resets';
import { pinActivationPath } from '../../../config/named-paths';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { CredentialPage } from '../../app/credential-page';
import { useViewModel } from '../../app/injection';
import { Link } from '../../components/link';
import { StepHeading } from '../../components/page/step-heading';
import { usePromisedDate } from '../../funds/use-promised-date';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { PinResetForm } from './pin-reset-form';
import { ResetPinViewModel } from './reset-pin-view-model';
import * as styles from '../../components/page/credential-page.module.css';

/** The page on which a client in Hong Kong who forgot a PIN requests a new one [RESET-18, CONFLICT-12]. */
export const ResetPinScreen = observer(function ResetPinScreen() {
  const { t } = useTexts();
  const view = useViewModel(ResetPinViewModel);
  return (
    <CredentialPage title={t('credentials:reset-pin.title')}>
      {view.promise ? (
        <Promised promise={view.promise} pinType={view.pinType ?? 'login'} />
      ) : (
        <PinResetForm view={view} />
      )}
    </CredentialPage>
  );
});

type PromisedProps = { readonly promise: PinDispatchDate; readonly pinType: PinKind };

/** The new PIN is on its way: by when, and what the client does until then [AUTH-45, ERR-31]. */
const Promised = observer(function Promised({ promise, pinType }: PromisedProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return (
    <>
      <StepHeading>{t(`credentials:reset-pin.promised-heading-${pinType}`)}</StepHeading>
      <p className={styles.resetIntro}>{t('credentials:reset-pin.promised', { by: promised(promise.sentBy) })}</p>
      <p className={styles.resetIntro}>{t(`credentials:reset-pin.until-then-${pinType}`)}</p>
      <p className={styles.resetIntro}>
        {t('credentials:reset-pin.arrived')}
        <SentenceGap />
        <Link to={pinActivationPath}>{t('credentials:activate-pin.link')}</Link>
      </p>
      <p className={styles.resetIntro}>{t('credentials:reset-pin.not-you')}</p>
    </>
  );
});
