import type { CashInstructionType } from '../../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { CashMoveReceipt } from './cash-move-receipt';

type CashMoveOvertakenProps = {
  readonly type: CashInstructionType;
  /** The earlier transaction, where it is known. */
  readonly row: CashTransactionRow | undefined;
  readonly onAgain: () => void;
};

/** Says that nothing was sent, since an instruction sent before was received, which is shown [OPEN-75, API-90]. */
export function CashMoveOvertaken({ type, row, onAgain }: CashMoveOvertakenProps) {
  const { t } = useTexts();
  return (
    <>
      <Notice tone="warning">{t(`cash-account:overtaken-${type}`)}</Notice>
      {row ? <CashMoveReceipt type={type} row={row} isEarlier /> : null}
      <p>
        <Button size="large" onClick={onAgain}>
          {t('cash-account:enter-again')}
        </Button>
      </p>
    </>
  );
}
