import { formatDate } from '../../../domain/formatting/format-date';
import type { HashChain, Json } from '../../../domain/trading/records/hash-chain';

/** Returns a dossier to be read: what it is about, then each event with all that is known of it, a line a fact. */
export function dossierText({ head, links, seal }: HashChain): string {
  const events = links.flatMap(({ at, kind, content, hash }, place) => [
    '',
    `${String(place + 1)}. ${kind}, ${formatDate(at, 'en_US', 'date-time')} (${at})`,
    ...factLines(content, '   '),
    `   hash: ${hash}`,
  ]);
  return [...factLines(head, ''), ...events, '', `seal: ${seal}`, ''].join('\n');
}

function factLines(value: Json, indent: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return linesOf(String(value), indent);
  const named = Array.isArray(value)
    ? value.map((one: Json, place) => [String(place + 1), one] as const)
    : Object.entries(value);
  return named.flatMap(([name, of]) => {
    if (of === null) return [];
    if (typeof of !== 'object') return linesOf(`${name}: ${String(of)}`, indent);
    const lines = factLines(of, `${indent}   `);
    return lines.length === 0 ? [] : [`${indent}${name}:`, ...lines];
  });
}

/** Breaks a fact where its own text does; every further line is marked as one of the same fact, so that none can pass for another. */
const linesOf = (text: string, indent: string): readonly string[] =>
  text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((line, place) => `${indent}${place === 0 ? '' : '   | '}${line}`);
