import { observer } from 'mobx-react-lite';
import { cashAccountPath } from '../../../../config/named-paths';
import type { CashAccount } from '../../../../domain/cash-account/cash-account';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import type { Decimal } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import { Fact } from '../../../components/figures/fact';
import { Link } from '../../../components/link';
import { CashRows } from './cash-rows';
import type { CashViewModel } from './cash-view-model';
import { SummaryPart } from './summary-part';
import { Note } from '../../../components/notices/note';
import * as clientSummaryStyles from './client-summary.module.css';
import * as styles from './hong-kong-summaries.module.css';

/**
 * The Cash Account: what is available, what is under way and what came last; a hint for the client who hasn't enabled
 * it [VCA-01, VCA-03, VCA-08, CONFLICT-49, OPEN-57].
 */
export const CashSummary = observer(function CashSummary({ view }: { readonly view: CashViewModel }) {
  const { t } = useTexts();
  if (view.access === 'none') return null;
  if (view.access === 'hint-to-enable')
    return (
      <div className={clientSummaryStyles.summaryPart} data-testid="summary-part">
        <h2>{t('summaries:cash.heading')}</h2>
        <Note>{t('summaries:cash.offered')}</Note>
      </div>
    );
  return (
    <SummaryPart
      folded
      resource={view.resource}
      heading={t('summaries:cash.heading')}
      failed={t('summaries:cash.failed')}
      gist={
        <>
          {view.balances.length === 0 ? t('summaries:cash.none') : <Available accounts={view.balances} />}
          {view.pending.length === 0 ? null : (
            <small>{t('summaries:cash.pending-count', { count: view.pending.length })}</small>
          )}
        </>
      }
    >
      <dl>
        {view.balances.map((account) => (
          <Balances key={account.vcaSid} account={account} />
        ))}
      </dl>
      {view.pending.length === 0 ? null : (
        <>
          <h3>{t('summaries:cash.pending')}</h3>
          <CashRows rows={view.pending} />
        </>
      )}
      {view.latest.length === 0 ? null : (
        <details>
          <summary>{t('summaries:cash.latest')}</summary>
          <CashRows rows={view.latest} />
        </details>
      )}
      <p>{t('summaries:cash.no-interest')}</p>
      <p>
        <Link to={cashAccountPath}>{t('summaries:cash.see-all')}</Link>
      </p>
    </SummaryPart>
  );
});

/** The first figure that is known, for each currency, and which it is: the total assets have the ledger balance. */
function Available({ accounts }: { readonly accounts: readonly CashAccount[] }) {
  const { t } = useTexts();
  const areAvailable = accounts.map(({ availableBalance }) => availableBalance !== undefined);
  const isSame = new Set(areAvailable).size === 1;
  return (
    <>
      {accounts.map((account) => (
        <span key={account.vcaSid} className={styles.summaryLine}>
          <Amount>{money(account, account.availableBalance ?? account.ledgerBalance) || '–'}</Amount>
        </span>
      ))}
      {isSame ? <small>{t(areAvailable[0] ? 'summaries:cash.available' : 'summaries:cash.ledger')}</small> : null}
    </>
  );
}

const Balances = observer(function Balances({ account }: { readonly account: CashAccount }) {
  const { t, language } = useTexts();
  const at = formatDate(account.balanceLastUpdateTime, language, 'date-time');
  const figures = [
    [t('summaries:cash.available'), account.availableBalance],
    [t('summaries:cash.ledger'), account.ledgerBalance],
  ] as const;
  return (
    <>
      {figures.map(([label, figure]) =>
        figure ? (
          <Fact key={label} label={label}>
            <Amount>{money(account, figure)}</Amount>
          </Fact>
        ) : null,
      )}
      {at ? <Fact label={t('summaries:cash.moved-at')}>{at}</Fact> : null}
    </>
  );
});

const money = ({ accountCurrency, balancePrecision }: CashAccount, figure: Decimal | undefined): string =>
  figure ? `${accountCurrency} ${formatNumber(figure, { precision: balancePrecision })}` : '';
