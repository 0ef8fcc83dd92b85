/** The words of every area but the holdings' own, in one file: what they belong to comes after the first page. */
export const catalogues: readonly object[] = Object.values(
  import.meta.glob<object>(['../*/en_US.ts', '!../{first,later,portfolio}/en_US.ts'], { eager: true, import: 'en_US' }),
);
