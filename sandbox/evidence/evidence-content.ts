import type { Json } from '../../domain/trading/records/hash-chain';
import type { AcceptedText } from '../../domain/trading/notes/accepted-text';
import { hashOf } from './hash-of';
import { plainRow } from './plain-row';

/** Returns evidence as a dossier states it: each accepted text with its SHA-256. */
export const evidenceContent = (evidence: {
  readonly texts: readonly AcceptedText[];
}): { readonly [name: string]: Json } => ({
  ...plainRow(evidence),
  texts: evidence.texts.map(({ code, title, text }) => ({ code, title, text, sha256: hashOf(text) })),
});
