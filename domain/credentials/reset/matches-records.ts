import type { ResetIdentity } from './check-reset-identity';

/** The client's data on record; empty where there are none. */
export type ResetRecords = {
  /** Whatever names the client or the client's accounts: user code, identity number, account numbers. */
  readonly names: readonly string[];
  readonly nationalId: string;
  readonly birthDate: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
};

/**
 * Returns true if an identity matches the records. Name, identity number and date of birth must be there and agree; an
 * address or a number that isn't on file can't be compared and counts for nothing [RESET-21..26, OPEN-02].
 */
export function matchesRecords(claimed: ResetIdentity, records: ResetRecords): boolean {
  const agree = [
    records.names.includes(claimed.account),
    claimed.nationalId === records.nationalId,
    claimed.birthDate === records.birthDate,
    ...[
      [claimed.email, records.email.toLowerCase()],
      [claimed.phone, records.phone],
      [claimed.mobile ?? '', records.mobile],
    ].map(([stated, onFile]) => onFile === '' || stated === onFile),
  ];
  // All are looked at, so that the time doesn't tell which of them differs.
  return agree.filter((agrees) => !agrees).length === 0;
}
