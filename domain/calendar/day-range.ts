/** Days from a first to a last, both included. */
export type DayRange = { readonly first: string; readonly last: string };
