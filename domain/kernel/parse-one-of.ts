/** The value of a closed set that something read from outside is; undefined for anything else. */
export const parseOneOf = <Value extends string>(values: readonly Value[], read: unknown): Value | undefined =>
  values.find((value) => value === read);
