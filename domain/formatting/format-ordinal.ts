import type { Language } from '../language';

/** Returns a day of the month as a sentence names it: `10th` in English, the figure alone in Chinese, which adds its own word. */
export const formatOrdinal = (day: number, language: Language): string =>
  language === 'en_US' ? `${String(day)}${suffixes[day > 3 && day < 21 ? 0 : day % 10] ?? 'th'}` : String(day);

const suffixes = ['th', 'st', 'nd', 'rd'];
