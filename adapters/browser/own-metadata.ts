const known = new WeakMap<object, Map<string | symbol | undefined, Map<unknown, unknown>>>();

/** Keeps a value under a key for an object, or for one of its properties; the latest one stays. */
export function defineMetadata(key: unknown, value: unknown, target: object, property?: string | symbol): void {
  const properties = known.get(target) ?? new Map<string | symbol | undefined, Map<unknown, unknown>>();
  const values = properties.get(property) ?? new Map<unknown, unknown>();
  known.set(target, properties.set(property, values.set(key, value)));
}

/** What was kept under a key for this very object or property; undefined if nothing was. */
export function getOwnMetadata(key: unknown, target: object, property?: string | symbol): unknown {
  return known.get(target)?.get(property)?.get(key);
}

// Inversify brings reflect-metadata for decorators, of which the portal has none; this is all that it asks of Reflect besides.
Object.assign(Reflect, { defineMetadata, getOwnMetadata });
