import type { AllocationSlice } from './allocation-slices';

/** The slices side by side in one line, for the eye alone: their names and shares stand in the table. */
export function AllocationBar({ slices }: { readonly slices: readonly AllocationSlice[] }) {
  const whole = slices.reduce((sum, { size }) => sum + size, 0);
  return (
    <svg
      className="allocation-bar"
      viewBox={`0 0 ${String(whole || 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {slices.map(({ key, colour, size }, place) => (
        <rect
          key={key}
          className={`slice-${colour}`}
          x={slices.slice(0, place).reduce((sum, before) => sum + before.size, 0)}
          width={size}
          height={1}
        />
      ))}
    </svg>
  );
}
