import * as z from 'zod/mini';
import { brokenLink, type Json } from '../../../domain/trading/records/hash-chain';
import { hashOf } from '../../evidence/hash-of';

const json = z.json();
const file = z.strictObject({
  head: json,
  links: z.array(
    z.strictObject({ at: z.string(), kind: z.string(), content: json, previous: z.string(), hash: z.string() }),
  ),
  seal: z.string(),
});

/** The part of a dossier's head that says which records were no longer as they were sealed, and which have no seal, when it was written. */
const recorded = z.object({ books: z.object({ altered: z.array(z.string()), unsealed: z.array(z.string()) }) });

/** Verifies that a dossier is as it was written, or names the first of its links that breaks, and that the books were as they were sealed when it was; the seal is to be compared with the one that was noted then. */
export function verifyDossier(text: string): { readonly isWhole: boolean; readonly text: string } {
  const read = file.safeParse(parsed(text));
  if (!read.success) return { isWhole: false, text: 'This is no dossier' };
  const broken = brokenLink(read.data, hashOf);
  const { head, links, seal } = read.data;
  if (broken === undefined) {
    const { altered, unsealed } = recordsOf(head);
    if (altered.length > 0)
      return { isWhole: false, text: `The books were altered before this was written: ${altered.join(', ')}` };
    const without = unsealed.length > 0 ? ` Recorded without a seal: ${unsealed.join(', ')}.` : '';
    return {
      isWhole: true,
      text: `Whole: ${String(links.length)} events, seal ${seal}. Compare the seal with the one noted.${without}`,
    };
  }
  if (broken === 'seal') return { isWhole: false, text: 'Broken: the seal isn’t that of the last event' };
  const { kind, at } = links[broken] ?? { kind: '', at: '' };
  return { isWhole: false, text: `Broken at event ${String(broken + 1)} of ${String(links.length)}: ${kind}, ${at}` };
}

/** Returns which records a dossier names as altered or without a seal; a dossier of another kind names none. */
export function recordsOf(head: Json): z.output<typeof recorded>['books'] {
  const read = recorded.safeParse(head);
  return read.success ? read.data.books : { altered: [], unsealed: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
