import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { LocalTexts } from '../database/schema/clients';
import { documentWords } from './document-words';
import type { PrintedDocument } from './printed-document';

/** Returns what every document to a client has alike: its language, letterhead, addressee and foot. */
export function documentHead(
  client: { readonly names: LocalTexts },
  language: Language,
): Pick<PrintedDocument, 'language' | 'firm' | 'pageOf' | 'missingNote' | 'addressee'> {
  const { firm, pageOf, missingNote } = documentWords[language];
  return { language, firm, pageOf, missingNote, addressee: localised(client.names, language) ?? '' };
}
