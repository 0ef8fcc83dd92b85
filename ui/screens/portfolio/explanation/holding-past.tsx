import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../../domain/money/currency';
import { subtract } from '../../../../domain/money/decimal';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { Money } from '../../../components/figures/money';
import { Fact } from '../../../components/figures/fact';
import { Note } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { BridgeFacts } from '../../../performance/bridge-facts';
import { MoneyChange } from '../../../performance/money-change';
import { historyHolding } from '../history/history-holding';
import { PortfolioHistoryViewModel } from '../history/portfolio-history-view-model';
import * as styles from './holding-facts.module.css';

type HoldingPastProps = { readonly holding: PortfolioHolding; readonly currency: string };

/** Explains how a holding came to its value since the first purchase, at the exchange rates of each day; nothing where the server keeps no history [PORT-46, OPEN-59]. */
export function HoldingPast({ holding, currency }: HoldingPastProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!useConfiguration().extensions.has('portfolio-history')) return null;
  return (
    <details
      className={styles.holdingFacts}
      data-testid="holding-past"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{t('explanation:since-bought')}</summary>
      {isOpen ? <Past holding={holding} currency={currency} /> : null}
    </details>
  );
}

const Past = observer(function Past({ holding, currency }: HoldingPastProps) {
  const { t } = useTexts();
  const view = useViewModel(PortfolioHistoryViewModel);
  useEffect(() => {
    view.show({ currency, part: { name: holding.fund.name, holdings: [historyHolding(holding)] } }, 'ALL');
  }, [view, currency, holding]);
  return (
    <Async resource={view.resource} failed={t('history:failed')}>
      {(answered) => (answered ? <PastFacts report={answered.report} /> : null)}
    </Async>
  );
});

function PastFacts({ report: { bridge, currency, worth, unrealisedGain } }: { readonly report: PortfolioReport }) {
  const { t } = useTexts();
  const precision = minorUnitScale(currency);
  return (
    <>
      {bridge ? (
        <BridgeFacts bridge={bridge} currency={currency} isToday />
      ) : (
        <Note>{t('history:bridge-unknown')}</Note>
      )}
      {unrealisedGain ? (
        <dl>
          <Fact label={t('explanation:cost-then')}>
            <Money of={currency}>{formatNumber(subtract(worth.funds, unrealisedGain), { precision })}</Money>
          </Fact>
          <Fact label={t('explanation:gain-then')}>
            <MoneyChange of={unrealisedGain} currency={currency} showsCode />
          </Fact>
        </dl>
      ) : null}
      <Note>{t('explanation:then-note')}</Note>
    </>
  );
}
