import { type RefObject, type SyntheticEvent, useRef } from 'react';

/** Submits a form's order, unless it is stopped; where something else keeps it back, the keyboard goes to the first field that says why. */
export function useCheckedForm(
  form: RefObject<HTMLFormElement | null>,
  onOrder: () => Promise<boolean>,
  isStopped = false,
): (event: SyntheticEvent) => void {
  const isBusy = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isBusy.current || isStopped) return;
    isBusy.current = true;
    void onOrder().then((isMade) => {
      isBusy.current = false;
      if (!isMade) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
}
