import { fundId } from '../../../../domain/funds/finding/fund-listing';
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

/** Narrows past orders down by fund, type, state and the days on which they were received [ORDQ-08]. */
export function PastFilter({ orders, filter, onChange }: PastFilterProps) {
  const { t } = useTexts();
  const { kindOf, statusOf } = useRecordWords();
  const kinds = recordKinds.filter((kind) => orders.some(({ type }) => recordKind(type) === kind));
  const statuses = recordStatuses.filter((status) => orders.some((order) => order.status === status));
  const kindName = (kind: RecordKind): string =>
    kindOf(orders.find(({ type }) => recordKind(type) === kind) ?? { type: undefined });
  return (
    <FilterBar className={styles.recordsFilter}>
      <Select
        className={styles.recordsChoice}
        label={t('order-records:filter-fund')}
        value={filter.fund ?? ''}
        options={[{ value: '', label: t('order-records:every-fund') }, ...fundsOf(orders)]}
        onChange={(fund) => {
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

/** The funds of some orders, both sides of switches among them, by their names. */
function fundsOf(orders: readonly OrderRecord[]) {
  const labels = new Map<string, string>();
  for (const { fund, into } of orders)
    for (const one of into ? [fund, into.fund] : [fund]) labels.set(fundId(one), `${one.name} ${one.code}`);
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
