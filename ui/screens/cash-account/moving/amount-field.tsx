import { observer } from 'mobx-react-lite';
import { TextField } from '../../../components/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import type { CashMoveViewModel } from './cash-move-view-model';

/** The amount to be moved as the client types it, and what is wrong with it. */
export const AmountField = observer(function AmountField({ view }: { readonly view: CashMoveViewModel }) {
  const { t } = useTexts();
  const problem = view.step.kind === 'entering' ? view.step.problem : undefined;
  return (
    <TextField
      label={t('cash-account:amount')}
      hint={t('cash-account:amount-hint')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={view.typed}
      error={problem && t(`cash-account:refusal-${problem}`)}
      onChange={(event) => {
        view.type(event.target.value);
      }}
    />
  );
});
