/** The shares of what is available that one press chooses, in percent. */
export const sharesOfAll = ['10', '25', '50', '100'] as const;
