import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { Button } from '../../components/button';
import { FundCombobox } from './fund-combobox';
import { useTexts } from '../../i18n/use-texts';
import type { FundSearchViewModel } from './fund-search-view-model';
import * as styles from './fund-combobox.module.css';

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
  return (
    <div data-testid="fund-search">
      <FundCombobox typeAhead={view.typeAhead} label={t('funds:search')} inputRef={field} onChoose={onOpen} />
    </div>
  );
});
