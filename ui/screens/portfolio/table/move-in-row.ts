import type { KeyboardEvent } from 'react';

/**
 * The arrow keys go through the buttons of a row, of which the Tab key stops at the fund and the first figure alone.
 */
export function moveInRow(event: KeyboardEvent): void {
  moveWithin(event.currentTarget, event);
}

/** Moves the focus from a button to the one before or after it within a part of the page. */
export function moveWithin(part: Element | null, { key, target }: KeyboardEvent): void {
  const buttons = [...(part?.querySelectorAll('button') ?? [])];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) buttons[buttons.indexOf(target as HTMLButtonElement) + step]?.focus();
}
