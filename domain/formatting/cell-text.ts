/** A spreadsheet cell holds no more characters than this. */
const most = 32_767;

/**
 * A text that some program might take for a formula, with anything invisible before it; full-width and small forms too.
 */
const formulaLike = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n\0]/u;

/** A text as it may stand in a spreadsheet's cell: `'` before whatever a program might run as a formula, and no longer than a cell may be [PORT-45]. */
export function cellText(text: string): string {
  const safe = formulaLike.test(text) ? `'${text}` : text;
  return safe.length > most ? safe.slice(0, most) : safe;
}
