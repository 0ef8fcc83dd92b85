import type { MockFile } from './mock-file';

/** A call's recorded answer, and what its variants (`zh_HK`, `USD`, `USD.zh_HK`) have otherwise, by JSON Pointer (`/body/0/name`). */
export type CallRecording = MockFile & {
  readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Returns a recording in a language: the call's own, or that of a variant; undefined of a variant that isn't recorded. */
export function recordingIn({ variants = {}, ...base }: CallRecording, variant: string, language: string) {
  const keys = variant === '' ? [language] : [`${variant}.${language}`, variant];
  const different = keys.map((key) => variants[key]).find((paths) => paths !== undefined);
  if (different) return Object.entries(different).reduce(withPath, base);
  return variant === '' ? base : undefined;
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
