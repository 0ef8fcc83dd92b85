/** A place of a mend in the product: how it reads today, and how it would read had nothing been mended. */
type Place = { readonly file: string; readonly today: string; readonly before: string };

/** The mends that a run may take back, each with its places: what is wrong then has to be found. */
export const mends = {
  'one-sum-of-outflow': [
    {
      file: 'sandbox/cooling-off/required-cooling-off.ts',
      today: 'await outflowOfClient(deps, clientId)',
      before: 'await outflowOfClient(deps, clientId, kind)',
    },
    {
      file: 'sandbox/cooling-off/outflow-of-client.ts',
      today: 'outflowOfClient(deps: Deps, clientId: string)',
      before: "outflowOfClient(deps: Deps, clientId: string, kind: 'redemption' | 'withdrawal')",
    },
    {
      file: 'sandbox/cooling-off/outflow-of-client.ts',
      today: 'totalOutflow([...withdrawals, ...(await redemptionsOf(read))],',
      before: "totalOutflow(kind === 'withdrawal' ? withdrawals : await redemptionsOf(read),",
    },
  ],
  'paid-counts-on': [
    {
      file: 'domain/cooling-off/outflow.ts',
      today: "step !== 'paid' || now - (parseInstant(changedAt) ?? now) < hours * hour",
      before: "step !== 'paid'",
    },
  ],
  'cap-over-a-list-in-the-check': [
    {
      file: 'sandbox/orders/checks/validate-orders.ts',
      today: 'received: [...facts.received, toOrder(line, facts, { clientId, oid, index, serial: 0, at })],',
      before: '',
    },
  ],
  'cap-over-a-list': [
    {
      file: 'sandbox/orders/checks/validate-orders.ts',
      today: 'received: [...facts.received, toOrder(line, facts, { clientId, oid, index, serial: 0, at })],',
      before: '',
    },
    {
      file: 'sandbox/orders/checks/check-line.ts',
      today: 'const counted = ordersBefore(facts).filter(',
      before: 'const counted = facts.earlier.filter(',
    },
  ],
  'debits-of-a-period-count-together': [
    {
      file: 'sandbox/orders/checks/debit-check.ts',
      today: 'return allowsDebit(debit.allowance, debit.before, debit.debit)',
      before: 'return allowsDebit(debit.allowance, [], debit.debit)',
    },
  ],
  'replaced-accounts-wait-for-orders': [
    {
      file: 'domain/banking/bank-account-change.ts',
      today: 'return isAccepted && !isReplacedInUse && due',
      before: 'return isAccepted && due',
    },
  ],
  'former-contacts-are-told': [
    {
      file: 'sandbox/contacts/notify-everywhere.ts',
      today: 'of await loadFormerContacts(transaction, client, now))',
      before: 'of (await loadFormerContacts(transaction, client, now)).slice(1))',
    },
  ],
  'logout-of-its-own-session': [
    {
      file: 'sandbox/sessions/session-store.ts',
      today: 'database.delete(sessions).where(and(ofCookie, eq(sessions.tokenHash, digest(token))))',
      before: 'database.delete(sessions).where(ofCookie)',
    },
  ],
  'logout-at-the-server': [
    {
      file: 'sandbox/sessions/session-store.ts',
      today: 'await database.delete(sessions).where(and(ofCookie, eq(sessions.tokenHash, digest(token))));',
      before: '',
    },
  ],
  'tabs-wait-for-a-renewal': [
    { file: 'application/session/shared-token.ts', today: '    await this.renewal;\n    return', before: '    return' },
  ],
  'used-keys-ask-again': [
    {
      file: 'sandbox/submissions/run-once.ts',
      today: 'if (known) return (await proveAgain?.(transaction)) ?? known;',
      before: 'if (known) return known;',
    },
  ],
  'earlier-receipts-say-so': [
    {
      file: 'application/submissions/submit-once.ts',
      today: "if (earlier.kind === 'received') return { ...earlier, isEarlier: true };",
      before: "if (earlier.kind === 'received') return earlier;",
    },
  ],
  'accounts-are-the-clients-own': [
    {
      file: 'sandbox/orders/checks/validate-orders.ts',
      today: 'and(eq(accounts.clientId, clientId), eq(accounts.number, accountNumber))',
      before: 'eq(accounts.number, accountNumber)',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

export type Mend = keyof typeof mends;

/** Returns true if a run may take this mend back. */
export const isMend = (name: string): name is Mend => Object.hasOwn(mends, name);
