/** The codes of the texts by which a client changes a plan, or lets one go on in the eScheduler: they say what is to become of it [RSP-05, RSP-09]. */
export const planTextCodes = { change: 'plan-change', move: 'plan-move' } as const;
