import type { CashFilter } from '../../../../domain/cash-account/cash-filter';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { type CashTransactionType, cashTransactionTypes } from '../../../../domain/cash-account/cash-transaction-type';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { Select } from '../../../components/fields/select';
import { TextField } from '../../../components/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { filteredStatuses } from './cash-filter-in-address';
import { useCashWords } from '../cash-words';
import { FilterBar } from '../../../components/fields/filter-bar';
import * as styles from '../cash-account.module.css';

type CashFilterBarProps = {
  /** All that there are: their types are what can be chosen. */
  readonly rows: readonly CashTransactionRow[];
  readonly filter: CashFilter;
  readonly onChange: (filter: CashFilter) => void;
};

/** Narrows transactions down by type, way, status and days [VCA-07]. */
export function CashFilterBar({ rows, filter, onChange }: CashFilterBarProps) {
  const { t } = useTexts();
  const { typeOf, statusOf } = useCashWords();
  const types = cashTransactionTypes.filter((type) => rows.some((row) => row.type === type));
  return (
    <FilterBar className={styles.cashFilter} data-testid="cash-filter">
      <Select<CashTransactionType | ''>
        className={styles.cashChoice}
        label={t('cash-account:filter-type')}
        value={filter.type ?? ''}
        options={[
          { value: '', label: t('cash-account:every-type') },
          ...types.map((type) => ({ value: type, label: typeOf({ type }) })),
        ]}
        onChange={(type) => {
          onChange({ ...filter, type: type || undefined });
        }}
      />
      <Select<'in' | 'out' | ''>
        className={styles.cashChoice}
        label={t('cash-account:filter-way')}
        value={filter.direction ?? ''}
        options={[
          { value: '', label: t('cash-account:every-way') },
          { value: 'in', label: t('cash-account:way-in') },
          { value: 'out', label: t('cash-account:way-out') },
        ]}
        onChange={(direction) => {
          onChange({ ...filter, direction: direction || undefined });
        }}
      />
      <Select<(typeof filteredStatuses)[number] | ''>
        className={styles.cashChoice}
        label={t('cash-account:filter-status')}
        value={parseOneOf(filteredStatuses, filter.status) ?? ''}
        options={[
          { value: '', label: t('cash-account:every-status') },
          ...filteredStatuses.map((kind) => ({ value: kind, label: statusOf({ status: { kind } }) })),
        ]}
        onChange={(status) => {
          onChange({ ...filter, status: status || undefined });
        }}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          className={styles.cashDay}
          type="date"
          label={t(`cash-account:filter-${end}`)}
          value={filter[end] ?? ''}
          onChange={(event) => {
            onChange({ ...filter, [end]: event.target.value || undefined });
          }}
        />
      ))}
    </FilterBar>
  );
}
