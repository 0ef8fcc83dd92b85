import { observer } from 'mobx-react-lite';
import { forgottenCredentials } from '../../../domain/credentials/reset/reset-type';
import { Button } from '../../components/button';
import { FieldError } from '../../components/fields/form-group';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { ResetViewModel } from './reset-view-model';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from '../../components/page/credential-page.module.css';

type ForgottenCredentialChoiceProps = {
  readonly reset: ResetViewModel;
  readonly isMissing: boolean;
  readonly isOver: boolean;
};

/** The choice of what is forgotten: user code, password, both, or the way in [RESET-09, RESET-14, RESET-17]. */
export const ForgottenCredentialChoice = observer(function ForgottenCredentialChoice({
  reset,
  isMissing,
  isOver,
}: ForgottenCredentialChoiceProps) {
  const { t } = useTexts();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        reset.proceed();
      }}
    >
      <StepHeading>{t('credentials:reset.loss-heading')}</StepHeading>
      {isOver ? <Notice tone="warning">{t('credentials:reset.refusal-RESET_OVER')}</Notice> : null}
      <fieldset
        className={styles.resetLosses}
        data-testid="reset-losses"
        aria-describedby={isMissing ? 'reset-loss-missing' : undefined}
      >
        <legend className="visually-hidden">{t('credentials:reset.loss-heading')}</legend>
        {forgottenCredentials.map((loss) => (
          <label key={loss} className={styles.resetLoss}>
            <input
              type="radio"
              name="loss"
              checked={reset.forgotten === loss}
              onChange={() => {
                reset.choose(loss);
              }}
            />
            <strong>{t(`credentials:reset.loss-${loss}`)}</strong>
            <small>{t(`credentials:reset.loss-${loss}-note`)}</small>
          </label>
        ))}
      </fieldset>
      {isMissing ? <FieldError id="reset-loss-missing">{t('credentials:reset.loss-missing')}</FieldError> : null}
      <Button type="submit" size="large">
        {t('credentials:reset.next')}
      </Button>
    </form>
  );
});
