import { useEffect, useRef } from 'react';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';

type RemovedFundProps = { readonly fund: FundReference; readonly onUndo: () => void };

/** Says which fund was removed, with the way back; the focus comes here, since the button that was pressed is gone. */
export function RemovedFund({ fund, onUndo }: RemovedFundProps) {
  const { t } = useTexts();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, [fund]);
  return (
    <Notice tone="info">
      <p className="watch-list-removed">
        {t('watch-list.removed', { fund: fund.name })}
        <Button ref={undo} theme="outlined" size="small" onClick={onUndo}>
          {t('watch-list.undo')}
        </Button>
      </p>
    </Notice>
  );
}
