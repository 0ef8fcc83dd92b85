import { observer } from 'mobx-react-lite';
import { type BankAccountField, longestBankName, namesBranch } from '../../../../domain/banking/bank-account-change';
import { minUploadBytes } from '../../../../domain/documents/upload-limits';
import { formatFileSize } from '../../../../domain/formatting/format-file-size';
import { useConfiguration } from '../../../app/injection';
import { ActionRow } from '../../../components/action-row';
import { Button } from '../../../components/button';
import { FormGroup } from '../../../components/fields/form-group';
import { Select } from '../../../components/fields/select';
import { TextField } from '../../../components/fields/text-field';
import { PresentSecretField } from '../../../credentials/present-secret-field';
import { uploadFormats } from '../../../documents/read-upload';
import { useTexts } from '../../../i18n/use-texts';
import type { AccountPlace, BankAccountChangeViewModel } from './bank-account-change-view-model';
import { currencyText } from './currency-text';
import { OpenedForm } from '../opened-form';
import * as styles from './payment.module.css';

type ViewProps = { readonly view: BankAccountChangeViewModel };

/** The form for another bank account: its place, the account, a picture that proves whose it is, and the present secret. */
export const BankAccountForm = observer(function BankAccountForm({ view }: ViewProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { isBusy } = view;
  return (
    <OpenedForm data-testid="bank-account-form" title={t('bank-accounts:form')} onSubmit={view.submit}>
      <PlaceField view={view} />
      <AccountField view={view} field="bank" />
      {namesBranch[region] ? <AccountField view={view} field="branch" /> : null}
      <AccountField view={view} field="number" />
      <ProofField view={view} />
      <PresentSecretField view={view} />
      <ActionRow>
        <Button type="submit" aria-busy={isBusy}>
          {t('bank-accounts:send')}
        </Button>
        <Button theme="outlined" onClick={view.close}>
          {t('bank-accounts:close')}
        </Button>
      </ActionRow>
    </OpenedForm>
  );
});

/** The place of the account: that of one in use, or one beside the others. */
const PlaceField = observer(function PlaceField({ view }: ViewProps) {
  const { t } = useTexts();
  const accounts = view.own.value?.accounts ?? [];
  const currencyOf = (code: string): string => currencyText(t, code) ?? code;
  const places: readonly { readonly place: AccountPlace; readonly label: string }[] = [
    ...accounts.map(({ id, bank, masked, currency }) => ({
      place: { replaces: id },
      label: t('bank-accounts:instead', { bank, masked, currency: currencyOf(currency) }),
    })),
    ...view.currencies.map((currency) => ({
      place: { currency },
      label: t('bank-accounts:beside', { currency: currencyOf(currency) }),
    })),
  ];
  const replacedError = view.refusal === 'replaced' ? t('bank-accounts:problem-replaced') : undefined;
  const error = view.isPlaceMissing ? t('bank-accounts:problem-place-missing') : replacedError;
  return (
    <FormGroup label={t('bank-accounts:place')} error={error}>
      {(field) => (
        <Select
          field={field}
          value={view.place === undefined ? '' : keyOf(view.place)}
          options={[
            ...(view.place === undefined ? [{ value: '', label: t('bank-accounts:choose-place') }] : []),
            ...places.map(({ place, label }) => ({ value: keyOf(place), label })),
          ]}
          onChange={(key) => {
            const chosen = places.find(({ place }) => keyOf(place) === key);
            if (chosen) view.choosePlace(chosen.place);
          }}
        />
      )}
    </FormGroup>
  );
});

const keyOf = (place: AccountPlace): string => ('replaces' in place ? place.replaces : place.currency);

type FieldProps = ViewProps & { readonly field: BankAccountField };

const AccountField = observer(function AccountField({ view, field }: FieldProps) {
  const { t } = useTexts();
  const problem = view.problems[field];
  const known = field === 'number' && view.refusal === 'known' ? t('bank-accounts:problem-known') : undefined;
  return (
    <TextField
      label={t(`bank-accounts:${field}`)}
      error={problem ? t(`bank-accounts:problem-${field}-${problem}`, { most: longestBankName }) : known}
      hint={field === 'number' ? t('bank-accounts:number-hint') : undefined}
      name={field}
      autoComplete="off"
      inputMode={field === 'number' ? 'numeric' : 'text'}
      value={view.typed[field]}
      onChange={(event) => {
        view.type(field, event.target.value);
      }}
    />
  );
});

/** The picture that proves whose account it is; a phone offers its camera by itself [DOC-05..11]. */
const ProofField = observer(function ProofField({ view }: ViewProps) {
  const { t } = useTexts();
  const { uploadBytes } = useConfiguration().limits;
  const sizes = { least: formatFileSize(minUploadBytes), most: formatFileSize(uploadBytes) };
  const { proofProblem, file } = view;
  const error =
    proofProblem === 'missing'
      ? t('bank-accounts:problem-proof-missing')
      : proofProblem &&
        t(`document-upload:problem-${proofProblem}`, { ...sizes, size: formatFileSize(file?.size ?? 0) });
  return (
    <FormGroup label={t('bank-accounts:proof')} error={error} hint={t('bank-accounts:proof-hint', sizes)}>
      {(field) => (
        <input
          {...field}
          className={styles.proofFile}
          type="file"
          name="proof"
          accept={uploadFormats}
          onChange={(event) => {
            view.chooseFile(event.target.files?.[0]);
          }}
        />
      )}
    </FormGroup>
  );
});
