/** The words of every area but the holdings' own, in one file: what they belong to comes after the first page. */
export const areas: readonly object[] = Object.values(
  import.meta.glob<object>(['../*/zh_TW.ts', '!../portfolio/zh_TW.ts', '!./zh_TW.ts'], {
    eager: true,
    import: 'zh_TW',
  }),
);
