/** The kinds of item that stand on the wire of an e-list: redemption, buy and switch [TRADE-17, ENUM-22, CONFLICT-35]. */
export const tradingItemTypes = ['R', 'B', 'S'] as const;
