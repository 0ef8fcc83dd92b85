/** The number of recently viewed funds that are kept and shown [FUND-02, CONST-07]. */
export const recentViewsCount = 5;
