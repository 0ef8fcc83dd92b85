import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { Money } from '../../components/figures/money';
import { Fact } from '../../components/figures/fact';
import { Facts } from '../../components/figures/facts';
import { useTexts } from '../../i18n/use-texts';
import { MoneyChange } from '../../performance/money-change';
import * as styles from './gains.module.css';

const payments = ['paidDistributions', 'reinvestedDistributions', 'fees'] as const;

/** The year's sums, each said to be unknown where a rate is missing. */
export function YearSums({ report: { sums, currency } }: { readonly report: GainsReport }) {
  const { t } = useTexts();
  const precision = minorUnitScale(currency);
  return (
    <Facts className={styles.sums} data-testid="gains-sums">
      <Fact label={t('gains:realisedGain')}>
        {sums.realisedGain ? <MoneyChange of={sums.realisedGain} currency={currency} showsCode /> : t('gains:unknown')}
      </Fact>
      {payments.map((name) => {
        const sum = sums[name];
        return (
          <Fact key={name} label={t(`gains:${name}`)}>
            {sum ? <Money of={currency}>{formatNumber(sum, { precision })}</Money> : t('gains:unknown')}
          </Fact>
        );
      })}
    </Facts>
  );
}
