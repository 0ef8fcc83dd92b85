import { useTranslation } from 'react-i18next';
import type { StoredRequest } from '../../../application/re-authentication/stored-request';

/** What is about to be done, so that nobody confirms something else. */
export function ProofSubject({ request: { action, body } }: { readonly request: StoredRequest }) {
  const { t } = useTranslation();
  const number = body['orderId'];
  return (
    <div className="proof-subject">
      <p>
        {t('re-auth.about-to')} <b>{t(`re-auth.action-${action}`)}</b>
      </p>
      {number === undefined ? null : <p className="proof-detail">{t('re-auth.order', { number })}</p>}
      {body['amount'] === undefined ? null : (
        <p className="proof-detail">{`${body['transactionCurrency'] ?? ''} ${body['amount']}`.trim()}</p>
      )}
      <p className="proof-note">{t('re-auth.nothing-yet')}</p>
    </div>
  );
}
