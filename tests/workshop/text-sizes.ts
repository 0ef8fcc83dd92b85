/** Sizes of text in percent, and the width of the window in which each is looked at: the largest on 320 pixels of the usual text. */
export const textSizes = [
  { percent: 100, width: 800 },
  { percent: 150, width: 800 },
  { percent: 200, width: 640 },
] as const;

export type WorkshopOptions = { readonly percent: number };
