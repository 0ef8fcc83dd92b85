/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Something that happened, when, and what is known of it. */
export type ChainEvent = { readonly at: string; readonly kind: string; readonly content: Json };

/** An event with the hash of what stands before it, and its own over both. */
type ChainLink = ChainEvent & { readonly previous: string; readonly hash: string };

/** Events one after the other, each bound to the one before; the seal is the hash of the last. */
export type HashChain = { readonly head: Json; readonly links: readonly ChainLink[]; readonly seal: string };

/** Where a chain breaks first: its link, from 0, or the seal. */
type BrokenLink = number | 'seal';

/** Returns the hash of a text, always the same, that no other text is known to have. */
type Hash = (text: string) => string;

/** Binds events to each other and to the head that says what they are about. */
export function chainEvents(head: Json, events: readonly ChainEvent[], hash: Hash): HashChain {
  let previous = hash(canonical(head));
  const links = events.map(({ at, kind, content }) => {
    const link = { at, kind, content, previous };
    previous = hash(canonical(link));
    return { ...link, hash: previous };
  });
  return { head, links, seal: previous };
}

/** Returns the hash of a record, bound to the hash of what stands before it. */
export const boundHash = (record: Json, previous: string, hash: Hash): string => hash(canonical({ record, previous }));

/** Returns the first place at which a chain isn't what was chained; undefined where all of it is. */
export function brokenLink({ head, links, seal }: HashChain, hash: Hash): BrokenLink | undefined {
  const again = chainEvents(head, links, hash);
  const expected = again.links.map(canonical);
  const broken = links.findIndex((link, place) => canonical(link) !== expected[place]);
  if (broken >= 0) return broken;
  return seal === again.seal ? undefined : 'seal';
}

/** The one text of a value, whatever order its names stand in. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isNamed(value)) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

const isNamed = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
