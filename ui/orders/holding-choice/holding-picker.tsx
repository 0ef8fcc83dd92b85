import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { useViewModel } from '../../app/injection';
import { HoldingGain } from '../facts/holding-gain';
import { HoldingSearch } from './holding-search';
import { HoldingSearchField } from './holding-search-field';
import { MoreHoldings } from './more-holdings';
import * as styles from '../choice-list.module.css';

type HoldingPickerProps = {
  readonly label: string;
  readonly holdings: readonly PortfolioHolding[];
  /** Names the account of a holding, where several hold units. */
  readonly accountOf?: ((holding: PortfolioHolding) => string) | undefined;
  /** True where the client has just let another holding go: the keyboard goes on here. */
  readonly takesFocus?: boolean;
  readonly onChoose: (id: string) => void;
};

/** The client's holdings to choose one from, each with its value and gain, found by a name in either language, code or ISIN [TRADE-19, FUND-01]. */
export const HoldingPicker = observer(function HoldingPicker({
  label,
  holdings,
  accountOf,
  takesFocus = false,
  onChoose,
}: HoldingPickerProps) {
  const search = useViewModel(HoldingSearch);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [takesFocus]);
  const found = search.found(holdings, ({ fund }) => fund);
  return (
    <section ref={place} className={styles.choices} data-testid="holding-picker" aria-label={label}>
      <h2>{label}</h2>
      {search.isOffered(holdings) ? (
        <HoldingSearchField
          search={search}
          count={found.length}
          onEnter={() => {
            const [first, ...others] = found;
            if (first && others.length === 0) onChoose(first.id);
          }}
        />
      ) : null}
      {found.length === 0 ? null : (
        <ul className={styles.choiceList}>
          {search.shown(found).map((holding) => (
            <li key={holding.id}>
              <HoldingRow holding={holding} account={accountOf?.(holding)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <MoreHoldings search={search} found={found} />
    </section>
  );
});

type HoldingRowProps = Pick<HoldingPickerProps, 'onChoose'> & {
  readonly holding: PortfolioHolding;
  readonly account: string | undefined;
};

function HoldingRow({ holding, account, onChoose }: HoldingRowProps) {
  const { fund, line, settlementCurrency = fund.baseCurrency } = holding;
  return (
    <button type="button" onClick={() => onChoose(holding.id)}>
      <span>
        {fund.name}
        <small>{[fund.code, settlementCurrency, account].filter(Boolean).join('　')}</small>
      </span>
      <span className={styles.choiceFigures}>
        {line.marketValue ? <Amount>{moneyText(line.currency, line.marketValue)}</Amount> : null}
        {line.profit ? (
          <small>
            <HoldingGain line={line} />
          </small>
        ) : null}
      </span>
    </button>
  );
}
