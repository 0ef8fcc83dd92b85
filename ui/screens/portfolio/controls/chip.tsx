import { X } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts';
import * as styles from './chip.module.css';

type ChipProps = { readonly label: string; readonly onTakeOff: () => void };

/** A choice that leaves holdings out, and the way to take it off. */
export function Chip({ label, onTakeOff }: ChipProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={styles.chip}
      data-testid="chip"
      aria-label={t('portfolio:take-off', { filter: label })}
      onClick={onTakeOff}
    >
      {label}
      <X aria-hidden size={16} />
    </button>
  );
}
