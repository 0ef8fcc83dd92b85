import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import type { RecordFilter } from '../../../../domain/trading/records/record-filter';
import { type RecordKind, recordKind, recordKinds } from '../../../../domain/trading/records/record-kind';
import { type RecordStatus, recordStatuses } from '../../../../domain/trading/dealing/record-status';
import { Select } from '../../../components/fields/select';
import { TextField } from '../../../components/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { useRecordWords } from '../record-words';
import { FilterBar } from '../../../components/fields/filter-bar';
import * as styles from '../order-records.module.css';

type PastFilterProps = {
  /** All that there are: their funds, kinds and states are what can be chosen. */
  readonly orders: readonly OrderRecord[];
  readonly filter: RecordFilter;
  readonly onChange: (filter: RecordFilter) => void;
};

/** Narrows past orders down by words of the fund, type, state and the days on which they were received [ORDQ-08]. */
export function PastFilter({ orders, filter, onChange }: PastFilterProps) {
  const { t } = useTexts();
  const { kindOf, statusOf } = useRecordWords();
  const kinds = recordKinds.filter((kind) => orders.some(({ type }) => recordKind(type) === kind));
  const statuses = recordStatuses.filter((status) => orders.some((order) => order.status === status));
  const kindName = (kind: RecordKind): string =>
    kindOf(orders.find(({ type }) => recordKind(type) === kind) ?? { type: undefined });
  return (
    <FilterBar className={styles.recordsFilter} data-testid="records-filter">
      <FundField
        searched={filter.fund ?? ''}
        onSearch={(fund) => {
          onChange({ ...filter, fund: fund || undefined });
        }}
      />
      <Select<RecordKind | ''>
        className={styles.recordsChoice}
        label={t('order-records:filter-kind')}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t('order-records:every-kind') },
          ...kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
        ]}
        onChange={(kind) => {
          onChange({ ...filter, kind: kind || undefined });
        }}
      />
      <Select<RecordStatus | ''>
        className={styles.recordsChoice}
        label={t('order-records:filter-status')}
        value={filter.status ?? ''}
        options={[
          { value: '', label: t('order-records:every-status') },
          ...statuses.map((status) => ({ value: status, label: statusOf(status) })),
        ]}
        onChange={(status) => {
          onChange({ ...filter, status: status || undefined });
        }}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          className={styles.recordsDay}
          type="date"
          label={t(`order-records:filter-${end}`)}
          value={filter[end] ?? ''}
          onChange={(event) => {
            onChange({ ...filter, [end]: event.target.value || undefined });
          }}
        />
      ))}
    </FilterBar>
  );
}

type FundFieldProps = { readonly searched: string; readonly onSearch: (text: string) => void };

/** Finds orders by their fund; what is typed shows at once, and the address follows [FUND-01, ORDQ-08]. */
function FundField({ searched, onSearch }: FundFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(searched);
  const { key } = useLocation();
  const type = useNavigationType();
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    // What this page writes replaces the address; whatever else changes it comes from outside.
    if (type !== NavigationType.Replace) setTyped(searched);
  }
  return (
    <TextField
      className={styles.recordsFind}
      type="search"
      label={t('order-records:filter-fund')}
      autoComplete="off"
      maxLength={60}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onSearch(event.target.value);
      }}
    />
  );
}
