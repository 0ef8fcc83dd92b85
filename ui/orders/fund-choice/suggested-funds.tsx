import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { fundId, fundKey, type FundListing } from '../../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { useViewModel } from '../../app/injection';
import { Amount } from '../../components/figures/amount';
import { moneyText } from '../../components/figures/money-text';
import { FundFacts } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import * as styles from '../choice-list.module.css';
import { SuggestedFundsViewModel } from './suggested-funds-view-model';

type ChoiceProps = {
  /** Takes the fund with this id. */
  readonly onChoose: (id: string) => void;
};

type SuggestedFundsProps = ChoiceProps & {
  /** The holdings that the page has, in the language in which it was begun. */
  readonly held: readonly PortfolioHolding[];
};

/** The funds that a client is likely to look for, each taken by one press [FUND-02, ORDQ-01]. */
export const SuggestedFunds = observer(function SuggestedFunds({ held: given, onChoose }: SuggestedFundsProps) {
  const { t, language } = useTexts();
  const view = useViewModel(SuggestedFundsViewModel);
  const [firstLanguage] = useState(language);
  useEffect(() => view.take(given), [view, given]);
  useEffect(() => void view.load(language !== firstLanguage), [view, language, firstLanguage]);
  const { held, recent, currency } = view;
  return (
    <>
      {held.length > 0 ? (
        <Suggestions heading={t('place-order:held-funds')}>
          {held.map(({ fund, worth }) => (
            <Suggestion key={fundKey(fund)} fund={fund} onChoose={onChoose}>
              {worth ? <Amount>{moneyText(currency, worth)}</Amount> : null}
            </Suggestion>
          ))}
        </Suggestions>
      ) : null}
      {recent.length > 0 ? (
        <Suggestions heading={t('place-order:viewed-funds')}>
          {recent.map((fund) => (
            <Suggestion key={fundKey(fund)} fund={fund} onChoose={onChoose} />
          ))}
        </Suggestions>
      ) : null}
    </>
  );
});

function Suggestions({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.choices} data-testid="suggested-funds" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.choiceList}>{children}</ul>
    </section>
  );
}

type SuggestionProps = ChoiceProps & {
  readonly fund: Pick<FundListing, 'code' | 'jfFundCode' | 'name' | 'baseCurrency' | 'riskRating'>;
  readonly children?: ReactNode;
};

function Suggestion({ fund, onChoose, children }: SuggestionProps) {
  return (
    <li>
      <button type="button" onClick={() => onChoose(fundId(fund))}>
        <span>
          {fund.name}
          <FundFacts fund={fund} />
        </span>
        <span className={styles.choiceFigures}>{children}</span>
      </button>
    </li>
  );
}
