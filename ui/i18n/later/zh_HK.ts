/** The words of every area but the holdings' own, in one file: what they belong to comes after the first page. */
export const areas: readonly object[] = Object.values(
  import.meta.glob<object>(['../*/zh_HK.ts', '!../portfolio/zh_HK.ts', '!./zh_HK.ts'], {
    eager: true,
    import: 'zh_HK',
  }),
);
