import { observer } from 'mobx-react-lite';
import type { StepUpOrder, StoredRequest } from '../../../application/re-authentication/stored-request';
import type { CashInstructionType } from '../../../domain/cash-account/instructions/cash-instruction';
import { formatDate } from '../../../domain/formatting/format-date';
import { parseDecimal } from '../../../domain/money/decimal';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { SentenceGap } from '../../components/sentence-gap';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './step-up.module.css';

const cashTypes: readonly CashInstructionType[] = ['topup', 'withdrawal'];

/**
 * Shows the action to confirm, so that nobody confirms another; an order by its fund, quantity and day, not by its
 * number.
 */
export function StepUpSummary({ request: { action, body, order } }: { readonly request: StoredRequest }) {
  const { t } = useTexts();
  const number = body['orderId'];
  const amount = parseDecimal(body['amount'] ?? '');
  return (
    <div className={styles.stepUpSubject} data-testid="step-up-subject">
      <p>
        {t('re-authentication:about-to')}
        <SentenceGap />
        <b>{t(`re-authentication:action-${parseOneOf(cashTypes, body['transactionType']) ?? action}`)}</b>
      </p>
      {order ? <OrderLines order={order} /> : null}
      {number === undefined || order ? null : (
        <p className={styles.stepUpDetail} data-testid="step-up-detail">
          {t('re-authentication:order', { number })}
        </p>
      )}
      {amount.ok ? (
        <p className={styles.stepUpDetail} data-testid="step-up-detail">
          {moneyText(body['transactionCurrency'] ?? '', amount.value)}
        </p>
      ) : null}
      <p className={styles.stepUpNote}>{t('re-authentication:nothing-yet')}</p>
    </div>
  );
}

const OrderLines = observer(function OrderLines({ order }: { readonly order: StepUpOrder }) {
  const { t, language } = useTexts();
  const { kind = 'other', fund, into, amount, units, placedAt } = order;
  const figure = amount || (units && t('re-authentication:order-units', { units }));
  const date = formatDate(placedAt, language);
  const lines = [
    t(`re-authentication:order-${kind}`, { fund }),
    into && t('re-authentication:order-into', { fund: into }),
    figure,
    date && t('re-authentication:order-placed', { date }),
  ];
  return lines.map((line) =>
    line ? (
      <p key={line} className={styles.stepUpDetail} data-testid="step-up-detail">
        {line}
      </p>
    ) : null,
  );
});
