import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AskForPin } from '../../../application/credentials/ask-for-pin';
import { Clock } from '../../../application/ports/clock';
import { type PinPromise, PinResets } from '../../../application/ports/credentials/pin-resets';
import { pinActivationPath } from '../../../config/named-paths';
import { formatDate } from '../../../domain/formatting/format-date';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { useInstance, useViewModel } from '../../app/injection';
import { LanguageSwitch } from '../../app/language-switch';
import { BrandMark } from '../../components/brand-mark';
import { Link } from '../../components/link';
import { StepHeading } from '../../components/step-heading';
import { LanguageStore } from '../../stores/language-store';
import { SessionStore } from '../../stores/session-store';
import { PinResetForm } from './pin-reset-form';
import { ResetPinViewModel } from './reset-pin-view-model';
import '../../components/credential-page.css';

/** Where a client of Hong Kong who forgot a PIN asks for a new one [RESET-18, CONFLICT-12]. */
export const ResetPinScreen = observer(function ResetPinScreen() {
  const { t } = useTranslation();
  const { isSignedIn } = useInstance(SessionStore);
  const view = useViewModel(
    (get, { region }) => new ResetPinViewModel(new AskForPin(get(PinResets), get(Clock), region)),
  );
  return (
    <div className="reset-page">
      {isSignedIn ? null : (
        <div className="reset-top">
          <BrandMark />
          <LanguageSwitch />
        </div>
      )}
      <div className="reset-sheet">
        <h1>{t('reset-pin.title')}</h1>
        {view.promise ? (
          <Promised promise={view.promise} pinType={view.pinType ?? 'login'} />
        ) : (
          <PinResetForm view={view} />
        )}
      </div>
      <p className="reset-foot">
        {t('reset.help')} <Link to="/login">{t('reset.to-login')}</Link>
      </p>
    </div>
  );
});

type PromisedProps = { readonly promise: PinPromise; readonly pinType: PinKind };

/** The new PIN is on its way: by when, and what the client does until then [AUTH-45, ERR-31]. */
const Promised = observer(function Promised({ promise, pinType }: PromisedProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  return (
    <>
      <StepHeading>{t(`reset-pin.promised-heading-${pinType}`)}</StepHeading>
      <p className="reset-intro">{t('reset-pin.promised', { by: formatDate(promise.sentBy, language) })}</p>
      <p className="reset-intro">{t(`reset-pin.until-then-${pinType}`)}</p>
      <p className="reset-intro">
        {t('reset-pin.arrived')} <Link to={pinActivationPath}>{t('activate-pin.link')}</Link>
      </p>
      <p className="reset-intro">{t('reset-pin.not-you')}</p>
    </>
  );
});
