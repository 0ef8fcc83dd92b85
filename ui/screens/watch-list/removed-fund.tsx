import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { renameFund } from '../../../domain/funds/finding/rename-fund';
import { useViewModel } from '../../app/injection';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import { RemovedFundViewModel } from './removed-fund-view-model';
import * as styles from './watch-list-screen.module.css';

type RemovedFundProps = { readonly fund: FundReference; readonly onUndo: () => void };

/**
 * Says which fund was removed, in the language that is read, with the way back; the focus comes here, since the button
 * that was pressed is gone.
 */
export const RemovedFund = observer(function RemovedFund({ fund, onUndo }: RemovedFundProps) {
  const { t, language } = useTexts();
  const { funds } = useViewModel(RemovedFundViewModel);
  useEffect(() => {
    void funds.load();
  }, [funds, language]);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, [fund]);
  const { name } = renameFund(fund, funds.value ?? []);
  return (
    <Notice tone="info">
      <p className={styles.watchListRemoved} data-testid="watch-list-removed">
        {t('watch-list:removed', { fund: name })}
        <Button ref={undo} theme="outlined" size="small" onClick={onUndo}>
          {t('watch-list:undo')}
        </Button>
      </p>
    </Notice>
  );
});
