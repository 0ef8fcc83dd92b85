import type { ReactNode } from 'react';
import type { TradingStatus } from '../../../../domain/eligibility/fund-actions';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatExact } from '../../../../domain/formatting/format-exact';
import { formatPrice } from '../../../../domain/formatting/format-price';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import type { Decimal } from '../../../../domain/money/decimal';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from '../../../funds/preview/fund-preview.module.css';

type FundPreviewFactsProps = {
  readonly fund: FundPreview;
  readonly units: Decimal | undefined;
  readonly status: TradingStatus | undefined;
};

/** Shows a fund's price and day, currency, risk, codes, and the client's units [ENT-29..31, FUND-32, FUND-34]. */
export function FundPreviewFacts({ fund, units, status }: FundPreviewFactsProps) {
  const { t, language } = useTexts();
  const price = formatPrice(fund.fundPrice?.price);
  return (
    <dl className={styles.fundPreviewFacts}>
      <FactLine label={t('funds:preview.price')}>{price === '' ? '' : `${fund.baseCurrency} ${price}`}</FactLine>
      <FactLine label={t('funds:preview.price-date')}>{formatDate(fund.fundPrice?.date, language)}</FactLine>
      <FactLine label={t('funds:preview.risk')}>
        {fund.fundRiskRating ? t('funds:preview.risk-of', { risk: fund.fundRiskRating }) : ''}
      </FactLine>
      <FactLine label={t('funds:preview.status')}>{status ? t(`funds:trading-${status}`) : ''}</FactLine>
      {units ? (
        <FactLine label={t('funds:preview.units')}>
          <Amount>{t('funds:preview.units-of', { units: formatExact(units, 2) })}</Amount>
        </FactLine>
      ) : null}
      <FactLine label={t('funds:preview.currency')}>{fund.baseCurrency}</FactLine>
      <FactLine label={t('funds:preview.code')}>{fund.code}</FactLine>
      <FactLine label={t('funds:preview.isin')}>{fund.isinCode ?? ''}</FactLine>
      <FactLine label={t('funds:preview.telephone')}>{fund.ivrCode ?? ''}</FactLine>
    </dl>
  );
}

/** Shows a fact; no line for one that isn't known. */
function FactLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
