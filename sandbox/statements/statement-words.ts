import type { Language } from '../../domain/language';
import { englishStatement } from './statement-words-english';
import { hongKongStatement } from './statement-words-hong-kong';
import type { StatementWords } from './statement-words-needed';
import { taiwanStatement } from './statement-words-taiwan';

/** The words of a monthly statement in every language of the portal. */
export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en_US: englishStatement,
  zh_HK: hongKongStatement,
  zh_TW: taiwanStatement,
};
