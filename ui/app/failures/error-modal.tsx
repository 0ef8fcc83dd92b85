import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { Dialog } from '../../components/notices/dialog';
import { CopyableCode } from '../../components/notices/copyable-code';
import { useErrorText } from '../../components/notices/error-text';
import { useTexts } from '../../i18n/use-texts';
import { FailureStore } from '../../stores/failure-store';
import { useInstance } from '../injection';
import * as styles from './error-modal.module.css';

/** Lists the errors of the shared list: one as a line, several as bullets [SHELL-08..11]. */
export const ErrorModal = observer(function ErrorModal() {
  const { t, language } = useTexts();
  const failures = useInstance(FailureStore);
  const textOf = useErrorText(language);
  const { errors } = failures;
  const [first] = errors;
  if (!first) return null;
  return (
    <Dialog title={t('common:api.modal-title')} onClose={failures.close}>
      {errors.length === 1 ? (
        <p className={styles.errorModalText}>{textOf(first)}</p>
      ) : (
        <ul className={styles.errorModalList}>
          {errors.map((error) => (
            <li key={error.code}>{textOf(error)}</li>
          ))}
        </ul>
      )}
      <div className={styles.errorModalFoot}>
        <CopyableCode code={errors.map((error) => error.code).join(' ')} label={t('common:api.copy-code')} />
        <Button onClick={failures.close}>{t('common:api.modal-cta-close')}</Button>
      </div>
    </Dialog>
  );
});
