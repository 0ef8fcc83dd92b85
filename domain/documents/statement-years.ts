import { lastDayOfYear, yearsBetween } from '../calendar/years';
import { isRetained } from './retention';

/** Returns the years whose annual statements can be looked up today, the latest first: over, kept still as statements are, and none before the client's first day [ORDQ-09, ORDQ-14]. */
export const annualStatementYears = (clientSince: string, today: string): readonly number[] =>
  yearsBetween(clientSince, today).filter(
    (year) => lastDayOfYear(year) < today && isRetained('statement', lastDayOfYear(year), today),
  );
