import type { StoredRequest } from '../../../application/re-authentication/stored-request';
import type { CashInstructionType } from '../../../domain/cash-account/instructions/cash-instruction';
import { parseDecimal } from '../../../domain/money/decimal';
import { oneOf } from '../../../domain/kernel/one-of';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';

const cashTypes: readonly CashInstructionType[] = ['topup', 'withdrawal'];

/** What is about to be done, so that nobody confirms something else. */
export function ProofSubject({ request: { action, body } }: { readonly request: StoredRequest }) {
  const { t } = useTexts();
  const number = body['orderId'];
  const amount = parseDecimal(body['amount'] ?? '');
  return (
    <div className="proof-subject">
      <p>
        {t('re-auth.about-to')} <b>{t(`re-auth.action-${oneOf(cashTypes, body['transactionType']) ?? action}`)}</b>
      </p>
      {number === undefined ? null : <p className="proof-detail">{t('re-auth.order', { number })}</p>}
      {amount.ok ? <p className="proof-detail">{moneyText(body['transactionCurrency'] ?? '', amount.value)}</p> : null}
      <p className="proof-note">{t('re-auth.nothing-yet')}</p>
    </div>
  );
}
