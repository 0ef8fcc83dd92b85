import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './order-records.module.css';

type RecordFundProps = {
  readonly fund: Pick<OrderRecord['fund'], 'name' | 'code'>;
  /** True of the fund that a switch buys. */
  readonly isInto?: boolean;
};

/** A fund with its code. */
export function RecordFund({ fund, isInto = false }: RecordFundProps) {
  const { t } = useTexts();
  return (
    <span className={styles.recordFund}>
      {isInto ? (
        <>
          <span className={styles.recordInto}>{t('order-records:into')}</span>{' '}
        </>
      ) : null}
      {fund.name} <small>{fund.code}</small>
    </span>
  );
}

/** The fund of an order, and of a switch that which it buys. */
export function RecordFunds({ order: { fund, into } }: { readonly order: Pick<OrderRecord, 'fund' | 'into'> }) {
  return (
    <>
      <RecordFund fund={fund} />
      {into ? <RecordFund fund={into.fund} isInto /> : null}
    </>
  );
}
