import type { MockFile } from './mock-file';

/** A call's recorded answer, and what its variants (`zh_HK`, `USD`, `USD.zh_HK`) have otherwise, by JSON Pointer (`/body/0/name`): `USD.zh_HK` than `USD`, `USD` than the answer. */
export type CallRecording = MockFile & {
  readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Returns a recording in a language: the call's own, or that of a variant; undefined of a variant that isn't recorded. */
export function recordingIn(
  { variants = {}, ...base }: CallRecording,
  variant: string,
  language: string,
): MockFile | undefined {
  const keys = variant === '' ? [language] : [`${variant}.${language}`, variant];
  const key = keys.find((each) => variants[each] !== undefined);
  if (key === undefined) return variant === '' ? base : undefined;
  return moreGeneralFirst(key, variants)
    .flatMap((each) => Object.entries(variants[each] ?? {}))
    .reduce(withPath, base);
}

/** Returns a variant's key after the keys of the variants that it differs from: `USD` before `USD.zh_HK`. */
function moreGeneralFirst(key: string, variants: NonNullable<CallRecording['variants']>): readonly string[] {
  const general = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return variants[general] === undefined ? [key] : [...moreGeneralFirst(general, variants), key];
}

const withPath = (file: MockFile, [path, value]: readonly [string, unknown]): MockFile =>
  // A recording stays one whatever of it is put otherwise.
  put(file, path.split('/').slice(1).map(fieldOf), value) as MockFile;

const fieldOf = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function put(at: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(at))
    return at.map((each: unknown, index) => (String(index) === key ? put(each, rest, value) : each));
  const fields = new Map(Object.entries(at ?? {}));
  return Object.fromEntries(fields.set(key, put(fields.get(key), rest, value)));
}
