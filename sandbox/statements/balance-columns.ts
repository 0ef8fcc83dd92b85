import type { Language } from '../../domain/language';
import type { PrintedColumn } from './printed-document';
import { statementWords } from './statement-words';

/** Returns the columns of the table that leads from an opening to a closing balance. */
export function balanceColumns(currency: string, language: Language): readonly PrintedColumn[] {
  const words = statementWords[language];
  return [
    { label: words.item, share: 0.65 },
    { label: words.amountIn(currency), share: 0.35, isFigure: true },
  ];
}
