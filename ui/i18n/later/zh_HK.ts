/** The words of every area but the holdings' own, in one file: what they belong to comes after the first page. */
export const catalogues: readonly object[] = Object.values(
  import.meta.glob<object>(['../*/zh_HK.ts', '!../{first,later,portfolio}/zh_HK.ts'], { eager: true, import: 'zh_HK' }),
);
