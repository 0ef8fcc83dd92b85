/** The type of holdings a portfolio begins with [PORT-21, PORT-23, CONST-09]. */
export const defaultPortfolioType = 'ALL';

/** The number of largest holdings that the home names as such [PORT-39]. */
export const topHoldings = 5;

/** The number of holdings beyond which lines above them lead to the client's summaries beneath them. */
export const mostBeforeSummaries = 20;

/** Business days after which the units of a trust fund appear in a Taiwan portfolio [PORT-61]. */
export const trustUnitsAppearAfter = 3;
