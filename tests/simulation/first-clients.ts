/** The clients who can do most, of whom every simulation has as many as it can. */
export const firstClients: readonly string[] = ['TW-TYPICAL', 'HK-TYPICAL', 'TW-NO-CODE', 'HK-PAUSED-DEBIT', 'HK-GOLD'];

/** Those who have as much in their Cash Account as in funds, and to whom it is paid out at once. */
export const richInCash: readonly string[] = ['HK-TYPICAL', 'HK-GOLD'];

/** Those whose bank lets them buy for more than the cap of a day. */
export const richInBank: readonly string[] = ['TW-NO-CODE'];
