import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { formatExact } from '../../../domain/formatting/format-exact';
import { formatNumber } from '../../../domain/formatting/format-number';
import { shownChanges } from '../../../domain/holdings/figures/shown-change';
import type { FundPosition as Position } from '../../../domain/holdings/figures/fund-position';
import { Amount } from '../../components/figures/amount';
import { Change } from '../../components/figures/change';
import { Money } from '../../components/figures/money';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import type { FundViewModel } from './fund-view-model';
import * as styles from './fund-screen.module.css';

/** Shows the client's units of the fund, their value and gain, as far as known [FUND-12, HOLD-10, OPEN-65]. */
export const FundPositionFacts = observer(function FundPositionFacts({ view }: { readonly view: FundViewModel }) {
  const { t } = useTexts();
  const id = useId();
  const { units } = view.preview;
  if (!units) return null;
  return (
    <section className={styles.fundPagePosition} data-testid="fund-page-position" aria-labelledby={id}>
      <h2 id={id}>{t('fund-page:position')}</h2>
      {view.position.map((figures) => (
        <Fragment key={figures.currency}>
          {figures.marketValue ? <Figures figures={figures} /> : null}
          {figures.withoutValue > 0 ? (
            <p>{t(figures.marketValue ? 'fund-page:position-partial' : 'fund-page:position-unknown')}</p>
          ) : null}
        </Fragment>
      ))}
      <p className={styles.fundPageHeld}>
        {t('fund-page:held')} <Amount>{t('fund-page:held-of', { units: formatExact(units, 2) })}</Amount>
      </p>
    </section>
  );
});

function Figures({ figures }: { readonly figures: Position }) {
  const { t } = useTexts();
  const { currency, precision, marketValue } = figures;
  const changes = shownChanges(figures);
  return (
    <dl>
      <Fact label={t('fund-page:position-value')}>
        <Money of={currency}>{formatNumber(marketValue, { precision })}</Money>
      </Fact>
      <Fact label={t('fund-page:position-profit')}>
        <Money of={currency}>
          <Change {...changes.profit} />
        </Money>{' '}
        <small>
          <Change {...changes.returnPercent} arrow={false} />
        </small>
      </Fact>
    </dl>
  );
}
