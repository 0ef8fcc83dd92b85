import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ListedPriceAlert } from '../../../../domain/funds/watching/price-alert';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from '../account-screen.module.css';

type RemovedProps = { readonly alert: ListedPriceAlert; readonly name: string; readonly onUndo: () => void };

/** Says which alert was removed, with the way back; the focus comes here, since the button that was pressed is gone. */
export const RemovedAlert = observer(function RemovedAlert({ alert, name, onUndo }: RemovedProps) {
  const { t } = useTexts();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, [alert]);
  return (
    <Notice tone="info">
      <p className={styles.priceAlertRemoved} data-testid="price-alert-removed">
        {t('account:price-alerts.removed', { fund: name })}
        <Button ref={undo} theme="outlined" size="small" onClick={onUndo}>
          {t('account:price-alerts.undo')}
        </Button>
      </p>
    </Notice>
  );
});
