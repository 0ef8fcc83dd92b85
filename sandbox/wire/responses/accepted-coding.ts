/** The ways in which an answer can be compressed, the one that makes it smallest first. */
const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = Exclude<(typeof codings)[number], 'identity'>;

/** The compression that the client likes best, by its `Accept-Encoding`; undefined for none. */
export function acceptedCoding(header: string | undefined): Coding | undefined {
  if (header === undefined) return undefined;
  const weights = new Map(header.split(',').map(weighted));
  const others = weights.get('*') ?? 0;
  const weightOf = (coding: (typeof codings)[number]): number =>
    weights.get(coding) ?? (coding === 'identity' ? 0 : others);
  const [best] = codings.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best === 'identity' ? undefined : best;
}

function weighted(part: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = stated === undefined ? 1 : Number(stated.slice(2));
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}
