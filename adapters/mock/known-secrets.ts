/** The one present secret, PIN or password, that is wrong in the mock, so that a refusal can be seen; any other is right [MOCK-04]. */
export const wrongSecret = '000000';

/** The one-time code that is wrong where secrets are changed. */
export const wrongCode = '00000000';

/** The password of before, by which the rule about it can be seen [OPEN-49]. */
export const previousPassword = 'Sunny4102Tea';

/** Tells whether a login name belongs to somebody else: one does [OPEN-49]. */
export const isTaken = (name: string): boolean => name.toUpperCase() === 'YANG5173';

/** The numbers that belong to nobody. */
export const unknownId = 'A299999999';
export const unknownAccount = '510099999999';
