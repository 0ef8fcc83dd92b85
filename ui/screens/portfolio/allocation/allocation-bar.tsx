import type { AllocationSlice } from './allocation-slices';
import * as sliceStyles from '../slice.module.css';
import * as styles from './allocation.module.css';

/** The slices side by side in one line, for the eye alone: their names and shares stand in the table. */
export function AllocationBar({ slices }: { readonly slices: readonly AllocationSlice[] }) {
  const upTo = (count: number): number => slices.slice(0, count).reduce((sum, { size }) => sum + size, 0);
  const whole = upTo(slices.length);
  // As percents: what the client hides isn't in the page.
  const percent = (size: number): string => ((100 * size) / whole).toFixed(2);
  return (
    <svg className={styles.allocationBar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {slices.map(({ key, colour, size }, place) => (
        <rect
          key={key}
          className={sliceStyles.sliceColour}
          data-colour={colour}
          x={percent(upTo(place))}
          width={percent(size)}
          height={1}
        />
      ))}
    </svg>
  );
}
