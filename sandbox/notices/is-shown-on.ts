type Schedule = { readonly shownFrom: string | null; readonly shownUntil: string | null };

/**
 * Returns the condition that something is shown on a day: from its first until its last, both included; without one
 * there is no bound.
 */
export const isShownOn =
  (day: string) =>
  ({ shownFrom, shownUntil }: Schedule): boolean =>
    (shownFrom === null || shownFrom <= day) && (shownUntil === null || day <= shownUntil);
