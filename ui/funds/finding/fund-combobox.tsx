import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { type FundListing, fundKey } from '../../../domain/funds/finding/fund-listing';
import { performanceDates } from '../../../domain/funds/performance/performance-dates';
import { Combobox } from '../../components/fields/combobox';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { FundFacts, OneYearPerformance } from '../fund-facts';
import { TotalReturnBasis } from '../total-return-basis';
import type { FundTypeAhead } from './fund-type-ahead';
import * as styles from './fund-combobox.module.css';

type FundComboboxProps = {
  readonly typeAhead: FundTypeAhead;
  readonly label: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Says why a fund can't be chosen; undefined for one that can. */
  readonly refusalOf?: (fund: FundListing) => string | undefined;
  readonly onChoose: (fund: FundListing) => void;
};

/** A field that finds a fund while the client types, by a name in either language, its code or its ISIN [FUND-01]. */
export const FundCombobox = observer(function FundCombobox(props: FundComboboxProps) {
  const { typeAhead, label, inputRef, refusalOf, onChoose } = props;
  const { t } = useTexts();
  return (
    <Combobox
      className={styles.fundCombobox}
      label={label}
      hint={t('funds:search-hint')}
      {...(inputRef ? { inputRef } : {})}
      value={typeAhead.text}
      onType={typeAhead.type}
      onFocus={typeAhead.prepare}
      options={typeAhead.found}
      optionsLabel={t('funds:results')}
      keyOf={fundKey}
      render={(fund) => <Finding fund={fund} refusal={refusalOf?.(fund)} />}
      isDisabled={(fund) => refusalOf?.(fund) !== undefined}
      active={typeAhead.active}
      onStep={typeAhead.step}
      onChoose={onChoose}
      onEnter={() => void typeAhead.search()}
      onClear={typeAhead.clear}
    >
      <SearchStatus typeAhead={typeAhead} />
      {typeAhead.found.length > 0 ? (
        <small className={styles.fundComboboxYear} aria-hidden="true">
          <TotalReturnBasis figure={t('funds:one-year')} dates={performanceDates(typeAhead.found)} />
        </small>
      ) : null}
    </Combobox>
  );
});

function Finding({ fund, refusal }: { readonly fund: FundListing; readonly refusal: string | undefined }) {
  return (
    <>
      <span>
        <span>{fund.name}</span>
        <FundFacts fund={fund} className={styles.foundFacts} />
      </span>
      {refusal === undefined ? <OneYearPerformance fund={fund} /> : <small>{refusal}</small>}
    </>
  );
}

/** Announces the state of the search, to screen readers as well [FUND-33]. */
const SearchStatus = observer(function SearchStatus({ typeAhead }: { readonly typeAhead: FundTypeAhead }) {
  const { t } = useTexts();
  const { phase } = typeAhead;
  if (phase.kind === 'failed')
    return (
      <RetryPanel
        text={t('funds:search-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void typeAhead.search()}
      />
    );
  return (
    <p className={styles.fundComboboxStatus} role="status">
      {phase.kind === 'searching' ? t('funds:searching') : null}
      {phase.kind === 'found' ? <Found count={phase.funds.length} hasMore={phase.hasMore} /> : null}
    </p>
  );
});

function Found({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  const { t } = useTexts();
  if (count === 0)
    return (
      <>
        <b>{t('funds:no-match')}</b> {t('funds:no-match-next')}
      </>
    );
  return hasMore ? t('funds:found-first', { count }) : t('funds:found', { count });
}
