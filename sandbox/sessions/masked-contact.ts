/** A mobile number of which only the first two and last three digits show, as in `09****678`. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 2)}****${mobile.slice(-3)}`;

/** An e-mail address of which only the first letter and the host show, as in `w***@example.test`. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
