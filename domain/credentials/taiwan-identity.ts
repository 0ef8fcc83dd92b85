/**
 * Returns true if a text has the shape of a Taiwan national or residence ID, in either case; the check digit isn't
 * tested [OPEN-45].
 */
export const isTaiwanNationalId = (text: string): boolean => /^[A-Z][1289A-D]\d{8}$/i.test(text);

/** Returns true if a text is a Taiwan mobile number, 09 and eight digits [OPEN-45]. */
export const isTaiwanMobile = (text: string): boolean => /^09\d{8}$/.test(text);
