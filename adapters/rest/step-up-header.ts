/** The header of a call that is sent after the proof it needs, in the place of the N that every write has [REAUTH-11, API-07]. */
export const stepUpHeader = { RE_AUTH: 'Y' };
