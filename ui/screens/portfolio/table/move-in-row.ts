import type { KeyboardEvent } from 'react';

/**
 * The arrow keys go through the buttons of a row, of which the Tab key stops at the fund and the first figure alone.
 */
export function moveInRow({ key, target, currentTarget }: KeyboardEvent): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) buttons[buttons.indexOf(target as HTMLButtonElement) + step]?.focus();
}
