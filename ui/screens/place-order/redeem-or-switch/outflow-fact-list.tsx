import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { compare } from '../../../../domain/money/decimal';
import { SentenceGap } from '../../../components/sentence-gap';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { FinePrint } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { useAccountName } from '../../../orders/account-name';
import { NamedAccount } from '../../../orders/named-account';
import { unitsText } from '../../../orders/quantity-text';
import { DateFacts } from '../facts/date-facts';
import { EntryFacts } from '../../../orders/facts/entry-facts';
import { HoldingFacts } from '../../../orders/facts/holding-facts';
import { PriceFact } from '../../../orders/facts/price-fact';
import { TierFact } from '../facts/tier-fact';
import type { RedeemOrSwitchViewModel } from './redeem-or-switch-view-model';

type OutflowProps = { readonly view: RedeemOrSwitchViewModel };

/** The facts that decide over what leaves a holding, as far as they are known [ORDQ-02, ORDQ-03, TRADE-19, TRADE-20]. */
export const OutflowFactList = observer(function OutflowFactList({ view }: OutflowProps) {
  const { t } = useTexts();
  const accountName = useAccountName();
  const { chosen, kind, accounts, facts } = view;
  if (!chosen) return null;
  const { holding, redeemable } = chosen;
  const { accountNo, fund } = holding;
  const { paidTo, dates, mayWait } = facts;
  return (
    <EntryFacts
      summary={t('place-order:facts-outflow')}
      deciding={
        <>
          {/* A phone's first screen ends after some of these; how many units there are stands at their field too. */}
          <PriceFact currency={fund.baseCurrency} price={fund.price} date={fund.priceDate} />
          {kind === 'sell' ? <OutflowFees view={view} /> : null}
          <HoldingFacts holding={holding} />
          {redeemable ? (
            <Fact label={t('order-list:held')}>
              <Amount>{unitsText(redeemable.total, redeemable.unitPlaces)}</Amount>
            </Fact>
          ) : null}
          {redeemable && compare(redeemable.total, redeemable.available) !== 0 ? (
            <Fact label={t('order-list:available')}>
              <Amount>{unitsText(redeemable.available, redeemable.unitPlaces)}</Amount>
            </Fact>
          ) : null}
        </>
      }
    >
      <Fact label={t('order-list:account')}>{accountName(accountNo, accounts.isPlanAccount(accountNo))}</Fact>
      {paidTo ? (
        <Fact label={t('order-list:paid-to')}>
          <NamedAccount name={paidTo.bankName} masked={paidTo.masked} />
        </Fact>
      ) : null}
      {dates ? <DateFacts dates={dates} mayWait={mayWait} /> : null}
      <ThresholdFact view={view} />
      <TierFact change={facts.tierChange} own={facts.ownTier} currency={view.portfolioCurrency} />
    </EntryFacts>
  );
});

/** The fees that a sale may bear, by their rates: none, off back-end units, and off units held shortly [TRADE-110, TRADE-126]. */
const OutflowFees = observer(function OutflowFees({ view: { facts, chosen } }: OutflowProps) {
  const { t } = useTexts();
  const { feeTypes = [], redeemable } = chosen ?? {};
  const { backEndPercent } = facts;
  const shortTerm = redeemable?.shortTerm;
  return (
    <>
      <Fact label={t('place-order:fee-out')}>
        {feeTypes.includes('back-end')
          ? backEndPercent && feeTypes.length === 1
            ? formatPercentFigure(backEndPercent, backEndPercent.scale)
            : t('place-order:fee-out-next')
          : t('place-order:fee-out-none')}
      </Fact>
      {redeemable && shortTerm ? (
        <Fact label={t('order-list:short-term')}>
          {formatPercentFigure(shortTerm.ratePercent)}
          <FinePrint>
            {t('place-order:short-term-units', { count: shortTerm.days })}
            <SentenceGap />
            <Amount>{unitsText(shortTerm.units, redeemable.unitPlaces)}</Amount>
          </FinePrint>
        </Fact>
      ) : null}
    </>
  );
});

/** The least value of a remittance in foreign currency, where the server states it [TRADE-124, OPEN-34]. */
const ThresholdFact = observer(function ThresholdFact({ view: { chosen, kind } }: OutflowProps) {
  const { t } = useTexts();
  const threshold = chosen?.redeemable?.remittanceThreshold;
  if (!threshold || kind !== 'sell') return null;
  const amount = moneyText(threshold.currency, threshold.amount);
  return <Fact label={t('order-list:threshold')}>{t('order-list:threshold-text', { amount })}</Fact>;
});
