import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type FundListing, fundKey } from '../../../../domain/funds/finding/fund-listing';
import { maxSearchResults } from '../../../../domain/funds/finding/fund-search';
import { Button } from '../../../components/button';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { TextField } from '../../../components/fields/text-field';
import { FundFacts, Performance } from '../../../funds/fund-facts';
import { useTexts } from '../../../i18n/use-texts';
import type { FundSearchViewModel } from './fund-search-view-model';
import * as styles from './funds.module.css';

type FundSearchProps = { readonly view: FundSearchViewModel; readonly onOpen: (fund: FundListing) => void };

/** The search, after its note has been acknowledged once a session [FUND-01, FUND-08]. */
export const FundSearch = observer(function FundSearch({ view, onOpen }: FundSearchProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  if (!view.isAcknowledged)
    return (
      <div className={styles.fundSearchNote} data-testid="fund-search-note">
        <p>{t('funds:note-before')}</p>
        <Button
          theme="outlined"
          onClick={() => {
            view.acknowledge();
            // The next step; the field is there once this has been drawn.
            requestAnimationFrame(() => field.current?.focus());
          }}
        >
          {t('funds:acknowledge')}
        </Button>
      </div>
    );
  return <SearchField view={view} onOpen={onOpen} field={field} />;
});

type SearchFieldProps = FundSearchProps & { readonly field: React.RefObject<HTMLInputElement | null> };

/**
 * A field whose findings the arrow keys walk through: a combobox by the book, so that screen readers tell what is
 * chosen.
 */
const SearchField = observer(function SearchField({ view, onOpen, field }: SearchFieldProps) {
  const { t } = useTexts();
  const list = useId();
  const isOpen = view.found.length > 0;
  return (
    <div className={styles.fundSearch} data-testid="fund-search" role="search">
      <TextField
        label={t('funds:search')}
        hint={t('funds:search-hint')}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={view.activeFund ? `${list}-${String(view.active)}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        inputRef={field}
        value={view.text}
        onChange={(event) => {
          view.type(event.target.value);
        }}
        onKeyDown={(event) => {
          press(event, view, onOpen);
        }}
      />
      <SearchStatus view={view} />
      {isOpen ? <Findings id={list} view={view} onOpen={onOpen} /> : null}
    </div>
  );
});

function press(event: KeyboardEvent, view: FundSearchViewModel, onOpen: (fund: FundListing) => void): void {
  if (isComposing(event.nativeEvent)) return;
  if (event.key === 'Escape') view.clear();
  else if (event.key === 'Enter' && view.activeFund) onOpen(view.activeFund);
  else if (event.key === 'Enter') void view.search();
  else if (event.key === 'ArrowDown') view.step(1);
  else if (event.key === 'ArrowUp') view.step(-1);
  else return;
  event.preventDefault();
}

/**
 * Text that a Chinese input method still composes isn't typed yet. Safari marks the key that ends it by its code alone,
 * 229.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else tells that key in Safari
const isComposing = (event: globalThis.KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Announces the state of the search, to screen readers as well [FUND-33]. */
const SearchStatus = observer(function SearchStatus({ view }: { readonly view: FundSearchViewModel }) {
  const { t } = useTexts();
  const { phase } = view;
  if (phase.kind === 'failed')
    return (
      <RetryPanel text={t('funds:search-failed')} action={t('common:panel.retry')} onRetry={() => void view.search()} />
    );
  return (
    <p className={styles.fundSearchStatus} role="status">
      {phase.kind === 'searching' ? t('funds:searching') : null}
      {phase.kind === 'found' ? <Found count={phase.funds.length} /> : null}
    </p>
  );
});

function Found({ count }: { readonly count: number }) {
  const { t } = useTexts();
  if (count === 0)
    return (
      <>
        <b>{t('funds:no-match')}</b> {t('funds:no-match-next')}
      </>
    );
  return count < maxSearchResults ? t('funds:found', { count }) : t('funds:found-first', { count });
}

type FindingsProps = FundSearchProps & { readonly id: string };

const Findings = observer(function Findings({ id, view, onOpen }: FindingsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.fundFindings} role="listbox" id={id} aria-label={t('funds:results')}>
      {view.found.map((fund, place) => (
        <Finding
          key={fundKey(fund)}
          id={`${id}-${String(place)}`}
          fund={fund}
          isActive={place === view.active}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
});

type FindingProps = Pick<FundSearchProps, 'onOpen'> & {
  readonly id: string;
  readonly fund: FundListing;
  readonly isActive: boolean;
};

function Finding({ id, fund, isActive, onOpen }: FindingProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // The keyboard stays in the field, as a combobox has it; this is for fingers and mice.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a combobox keeps the focus in its field, which has the keys
    <div
      ref={line}
      className={styles.fundFinding}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => {
        onOpen(fund);
      }}
    >
      <span>
        {fund.name}
        <FundFacts fund={fund} className={styles.fundsHomeFacts} />
      </span>
      <Performance percent={fund.fundPerformance?.oneYear} />
    </div>
  );
}
