/** Facts about a client that decide over a second factor; a way that isn't on record is empty. */
export type SecondFactorFacts = {
  readonly pinResetDue: boolean;
  readonly mobile: string;
  readonly email: string;
};

/**
 * Returns whether a client can log in with two factors, where a firm of Hong Kong asks for a one-time code: with a
 * PIN that needs no reset, and a number or address on record [API-71, ENT-14, ERR-49, OPEN-57].
 */
export const hasSecondFactor = ({ pinResetDue, mobile, email }: SecondFactorFacts): boolean =>
  !pinResetDue && (mobile !== '' || email !== '');
