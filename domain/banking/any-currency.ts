/** Returns true if a bank account takes any currency, which the wire marks XXX [OPEN-90, CONFLICT-33]. */
export const isAnyCurrency = (code: string | undefined): boolean => code?.toUpperCase() === 'XXX';
