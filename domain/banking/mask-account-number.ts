/** An account number that others may see: of its digits the first and the last two, as in `51****89`; of a number under eight digits none, since little of it would be left to hide. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  return digits.length < 8 ? '****' : `${digits.slice(0, 2)}****${digits.slice(-2)}`;
}
