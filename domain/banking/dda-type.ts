/**
 * The purposes of a client's authority to the bank: direct debit, that of a regular plan, standing payment instruction
 * [BANK-03, ENUM-07].
 */
export const ddaTypes = ['DDA', 'RSP_DDA', 'SPI'] as const;

/** A kind of bank authority [BANK-03]. */
export type DdaType = (typeof ddaTypes)[number];
