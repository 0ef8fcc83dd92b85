import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { searchFunds } from '../../../domain/funds/finding/fund-texts';
import { searchedTexts } from '../../../domain/funds/finding/fund-search';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { isComposing } from '../../components/fields/is-composing';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import { HoldingGain } from '../facts/holding-gain';
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

/** The number of holdings from which on they can be searched. */
const searchedFrom = 7;

/** The client's holdings to choose one from, each with its value and gain, found by name, code or ISIN [TRADE-19, FUND-01]. */
export const HoldingPicker = observer(function HoldingPicker({
  label,
  holdings,
  accountOf,
  takesFocus = false,
  onChoose,
}: HoldingPickerProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const place = useRef<HTMLElement>(null);
  const texts = useMemo(
    () =>
      new Map(
        holdings.map((holding) => {
          const { name, code, isinCode } = holding.fund;
          return [holding, searchedTexts({ names: [name], code, isinCode }).join('\n')];
        }),
      ),
    [holdings],
  );
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [takesFocus]);
  const isSearched = holdings.length >= searchedFrom;
  const found = isSearched ? searchFunds(holdings, texts, text) : holdings;
  return (
    <section ref={place} className={styles.choices} data-testid="holding-picker" aria-label={label}>
      <h2>{label}</h2>
      {isSearched ? (
        <TextField
          label={t('place-order:find-holding')}
          hint={t('place-order:search-hint')}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first, ...others] = found;
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (first && others.length === 0) onChoose(first.id);
          }}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {!isSearched || text.trim() === '' ? null : t('place-order:holdings-found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p>{t('place-order:no-holding-found', { text: text.trim() })}</p>
      ) : (
        <ul className={styles.choiceList}>
          {found.map((holding) => (
            <li key={holding.id}>
              <HoldingRow holding={holding} account={accountOf?.(holding)} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
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
