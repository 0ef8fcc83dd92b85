/**
 * Returns the places that a figure is shown with: those sent with it, else 2 for percents and NAVs and 0 for the rest
 * [HOLD-01..04].
 */
export function figurePrecision(kind: 'percent' | 'nav' | 'other', sent?: number): number {
  if (sent !== undefined && Number.isInteger(sent) && sent >= 0 && sent <= 18) return sent;
  return kind === 'other' ? 0 : 2;
}
