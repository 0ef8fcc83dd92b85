/** The code with which a server refuses a call whose session it doesn't know: nothing of the call was looked at [SESS-07, SESS-08]. */
export const sessionExpiredCode = 'SESSION_EXPIRED';
