import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './order-records.module.css';

/** The fund of an order, and of a switch that which it buys. */
export function RecordFunds({ order: { fund, into } }: { readonly order: Pick<OrderRecord, 'fund' | 'into'> }) {
  const { t } = useTexts();
  return (
    <>
      <span className={styles.recordFund}>
        {fund.name}
        <small>{fund.code}</small>
      </span>
      {into ? (
        <span className={styles.recordFund}>
          <span className={styles.recordInto}>{t('order-records:into')}</span> {into.fund.name}
          <small>{into.fund.code}</small>
        </span>
      ) : null}
    </>
  );
}
