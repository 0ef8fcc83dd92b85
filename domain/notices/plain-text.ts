const lineBreaks = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
// Control characters but the line break, the marks that turn the reading direction, other invisible ones, half characters.
const unwanted = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\p{Cs}/gu;

/** A server's text made safe to show as text: no control or direction characters, at most so many lines and characters. */
export function plainText(
  text: string,
  { maxLength, maxLines }: { readonly maxLength: number; readonly maxLines: number } = { maxLength: 300, maxLines: 20 },
): string {
  // Nobody writes so much that is invisible: what lies beyond isn't worth the time.
  const within = text.slice(0, maxLength * 50);
  const cleaned = within.replace(lineBreaks, '\n').replace(/\t/g, ' ').replace(unwanted, '');
  const cut = cleaned.split('\n').slice(0, maxLines).join('\n').slice(0, maxLength);
  // The cut may have halved a character outside the basic plane.
  return cut.replace(/\p{Cs}/gu, '');
}
