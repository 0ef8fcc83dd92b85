/** The notices about single funds that a region's orders may meet, by the name of their words [TRADE-137, TRADE-140..143]. */
export const fundNoticeNames = ['subscription', 'paused', 'merged', 'cost-split', 'priced-later'] as const;

/** A notice about single funds. */
export type FundNoticeName = (typeof fundNoticeNames)[number];

/** The funds that each notice concerns, by their code; whoever serves the page says it [OPEN-36]. */
export type FundsOfNotices = Partial<Readonly<Record<FundNoticeName, readonly string[]>>>;
