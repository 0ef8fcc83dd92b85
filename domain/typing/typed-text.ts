// Signs that nobody sees: they come along with what is copied from contacts, messages and web pages.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as typed or pasted, spelled plainly: half-width (NFKC), without invisible signs and without blanks around it [OPEN-58, I18N-16]. */
export function typedText(typed: string): string {
  if (typeof typed !== 'string') return '';
  // Once more at the end: signs that were kept apart by an invisible one come together.
  return typed.normalize('NFKC').replace(invisible, '').normalize('NFKC').trim();
}
