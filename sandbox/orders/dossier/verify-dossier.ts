import * as z from 'zod/mini';
import { brokenLink } from '../../../domain/trading/records/hash-chain';
import { hashOf } from '../../evidence/hash-of';

const json = z.json();
const file = z.strictObject({
  head: json,
  links: z.array(
    z.strictObject({ at: z.string(), kind: z.string(), content: json, previous: z.string(), hash: z.string() }),
  ),
  seal: z.string(),
});

/** Verifies that a dossier is as it was written, or names the first of its links that breaks; the seal is to be compared with the one that was noted when it was written. */
export function verifyDossier(text: string): { readonly isWhole: boolean; readonly text: string } {
  const read = file.safeParse(parsed(text));
  if (!read.success) return { isWhole: false, text: 'This is no dossier' };
  const broken = brokenLink(read.data, hashOf);
  const { links, seal } = read.data;
  if (broken === undefined)
    return {
      isWhole: true,
      text: `Whole: ${String(links.length)} events, seal ${seal}. Compare the seal with the one noted.`,
    };
  if (broken === 'seal') return { isWhole: false, text: 'Broken: the seal isn’t that of the last event' };
  const { kind, at } = links[broken] ?? { kind: '', at: '' };
  return { isWhole: false, text: `Broken at event ${String(broken + 1)} of ${String(links.length)}: ${kind}, ${at}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
