import { observer } from 'mobx-react-lite';
import type { CashInstructionType } from '../../../../domain/cash-account/instructions/cash-instruction';
import type { InstructionTiming } from '../../../../domain/cash-account/instructions/instruction-timing';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from '../cash-account.module.css';

type InstructionTimesProps = { readonly type: CashInstructionType; readonly timing: InstructionTiming | undefined };

/**
 * Shows the day for which an instruction given now counts, why, and by when the money is expected [VCA-20, VCA-30,
 * OPEN-66, OPEN-67].
 */
export const InstructionTimes = observer(function InstructionTimes({ type, timing }: InstructionTimesProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  if (!timing) return null;
  return (
    <div className={styles.cashTimes} data-testid="cash-times">
      {timing.note ? <p>{t(`cash-account:note-${timing.note}`)}</p> : null}
      <p>
        {t(`cash-account:counts-for-${type}`, {
          day: promised(timing.countsFor),
          date: promised(timing.expectedFinish),
        })}
      </p>
    </div>
  );
});
