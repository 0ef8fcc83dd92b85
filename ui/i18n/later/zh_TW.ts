/** The words of every area but the holdings' own, in one file: what they belong to comes after the first page. */
export const catalogues: readonly object[] = Object.values(
  import.meta.glob<object>(['../*/zh_TW.ts', '!../{first,later,portfolio}/zh_TW.ts'], { eager: true, import: 'zh_TW' }),
);
