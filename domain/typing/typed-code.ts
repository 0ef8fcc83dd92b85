import { typedText } from './typed-text';

/** A code of letters or digits as typed or pasted: half-width, without the blanks, hyphens and invisible signs that only group it [AUTH-28, OPEN-58]. */
export const typedCode = (typed: string): string =>
  typedText(typed)
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .normalize('NFKC');
