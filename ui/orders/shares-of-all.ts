/** The shares of what is available that one press chooses, in percent. */
export const sharesOfAll = ['10', '25', '50', '100'] as const;

/** Returns the greatest share whose figure is the one that is typed, so that all is called all; undefined where none is. */
export const greatestShareOf = (typed: string, figureOf: (share: string) => string | undefined): string | undefined =>
  typed === '' ? undefined : sharesOfAll.findLast((share) => figureOf(share) === typed);
