/** A day on which a market doesn't deal, `YYYY-MM-DD`, and why; the English name only where the market has one. */
export type ListedHoliday = { readonly date: string; readonly zh: string; readonly en?: string };

/** A market's holidays by year. */
export type ListedHolidays = Readonly<Record<number, readonly ListedHoliday[]>>;
