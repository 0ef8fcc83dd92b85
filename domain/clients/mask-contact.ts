/** A mobile number of which only the first two and last three digits show, as in `09****678` [AUTH-05]; nothing of one too short to hide any. */
export const maskMobile = (mobile: string): string =>
  mobile.length < 8 ? '****' : `${mobile.slice(0, 2)}****${mobile.slice(-3)}`;

/** An e-mail address of which only the first letter and the host show, as in `w***@example.test` [AUTH-05]; nothing of a text without a host. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
