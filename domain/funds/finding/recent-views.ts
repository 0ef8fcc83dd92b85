/** How many recently viewed funds are kept and shown [FUND-02, CONST-07]. */
export const recentViewsCount = 5;
