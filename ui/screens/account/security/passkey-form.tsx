import { observer } from 'mobx-react-lite';
import { longestPasskeyName } from '../../../../domain/credentials/passkeys/passkey-name';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/fields/text-field';
import { PresentSecretField } from '../../../credentials/present-secret-field';
import { useTexts } from '../../../i18n/use-texts';
import type { PasskeysViewModel } from './passkeys-view-model';
import { Note } from '../../../components/notices/note';
import { OpenedForm } from '../opened-form';
import * as styles from './security.module.css';

type FormProps = { readonly view: PasskeysViewModel; readonly title: string; readonly action: string };

/**
 * The form of the present secret, before a passkey is made or removed, and of the name of one that is new or renamed.
 */
export const PasskeyForm = observer(function PasskeyForm({ view, title, action }: FormProps) {
  const { t } = useTexts();
  const { form, isBusy } = view;
  const isNew = form?.kind === 'add';
  const isOfName = form?.kind !== 'remove';
  return (
    <OpenedForm className={styles.passkeyForm} data-testid="passkey-form" title={title} onSubmit={view.submit}>
      {isOfName ? (
        <TextField
          label={t('passkeys:name')}
          hint={t('passkeys:name-hint')}
          error={view.isNameWrong ? t('passkeys:name-problem') : undefined}
          autoComplete="off"
          maxLength={longestPasskeyName}
          value={view.name}
          onChange={(event) => {
            view.typeName(event.target.value);
          }}
        />
      ) : (
        <Note data-testid="account-note">{t('passkeys:remove-note')}</Note>
      )}
      {form?.kind === 'rename' ? null : <PresentSecretField view={view} />}
      <Note role="status" data-testid="account-note">
        {isBusy && isNew ? t('passkeys:follow') : null}
      </Note>
      <div className={styles.passkeyActions} data-testid="passkey-actions">
        <Button type="submit" aria-busy={isBusy}>
          {action}
        </Button>
        <Button theme="outlined" onClick={view.close}>
          {t('passkeys:cancel')}
        </Button>
      </div>
    </OpenedForm>
  );
});
