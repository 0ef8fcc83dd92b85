/** The two who may freeze an account: its client, who says that somebody else uses it, and the firm. */
export const freezeActors = ['client', 'firm'] as const;

/** The one who froze an account. */
export type FreezeActor = (typeof freezeActors)[number];

/** The things that are done in an account, by its client or because they fall due. */
export const accountActs = ['sign-in', 'submission', 'change', 'pay-out', 'deal'] as const;

/** Something that is done in an account. */
export type AccountAct = (typeof accountActs)[number];

const goesOn: Readonly<Record<AccountAct, boolean>> = {
  // The client can't be told from whoever took the account over, and what it shows helps to take over others.
  'sign-in': false,
  submission: false,
  change: false,
  'pay-out': false,
  // What was accepted is binding: only its proceeds are kept back.
  deal: true,
};

/** Returns true if something may be done in an account: in a frozen one nothing but the dealing of accepted orders [AUTH-42]. */
export const isAllowedIn = (account: 'open' | 'frozen', act: AccountAct): boolean => account === 'open' || goesOn[act];

/** The code with which a server that tells it apart refuses what a frozen account can't do; it says nothing of wrong tries. */
export const accountFrozenCode = 'ACCOUNT_FROZEN';
