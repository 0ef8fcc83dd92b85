import { type Sheet, textCell } from '../../domain/formatting/sheet';
import type { SentenceRow } from './sentence-rows';

/** Lays the sentences out for those who approve them: a row a sentence, each language side by side. */
export function sentenceSheet(rows: readonly SentenceRow[]): Sheet {
  return {
    name: 'Sentences',
    headings: ['Namespace', 'Key', 'English', 'zh-HK', 'zh-TW', 'Screens', 'Files'],
    rows: rows.map(({ namespace, key, texts, screens, files }) =>
      [namespace, key, ...texts, screens.join(', '), files.join('\n')].map(textCell),
    ),
  };
}
