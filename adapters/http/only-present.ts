type OnlyPresent<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same fields without those that are undefined, so that what is missing on the wire is absent inside. */
export function onlyPresent<T extends object>(fields: T): OnlyPresent<T> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) present[name] = value;
  return present as OnlyPresent<T>;
}
