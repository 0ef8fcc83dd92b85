type Dated = { readonly date: string };

/** Compares by a day as YYYY-MM-DD, for the earliest first. */
export const byDate = (one: Dated, other: Dated): number =>
  Number(one.date > other.date) - Number(one.date < other.date);
