import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as real from 'reflect-metadata/no-conflict';
import { expect, it } from 'vitest';
import { defineMetadata, getOwnMetadata } from '../../adapters/browser/own-metadata';
import { projectRoot } from '../architecture-tree';

const keys = fc.constantFrom<unknown>('a', 'b', Symbol.for('a'), 0, undefined);
const properties = fc.constantFrom<string | symbol | undefined>(undefined, 'a', '', 'constructor', Symbol.iterator);
const places = fc.record({ key: keys, property: properties, target: fc.nat(3) });
const steps = fc.array(fc.record({ place: places, value: fc.option(fc.integer(), { nil: undefined }) }), {
  maxLength: 20,
});

it('keeps for each object and property what reflect-metadata keeps, whatever was kept before', () => {
  fc.assert(
    fc.property(steps, fc.array(places, { maxLength: 20 }), (kept, asked) => {
      class Base {}
      class Derived extends Base {}
      const targets: readonly object[] = [Base, Derived, new Derived(), Object.create(null) as object];
      const at = (index: number) => targets[index] ?? {};
      for (const { place, value } of kept) {
        defineMetadata(place.key, value, at(place.target), place.property);
        define(place.key, value, at(place.target), place.property);
      }
      for (const { key, target, property } of [...asked, ...kept.map(({ place }) => place)])
        expect(getOwnMetadata(key, at(target), property)).toBe(getOwn(key, at(target), property));
    }),
  );
});

it('is what Reflect has where it was loaded, and refuses what is no object', () => {
  expect(Reflect).toMatchObject({ defineMetadata, getOwnMetadata });
  for (const none of [undefined, null, 1, 'text'])
    expect(() => void Reflect.apply(defineMetadata, undefined, ['key', 1, none])).toThrow(TypeError);
});

it('is all that the packages of Inversify ask of Reflect', () => {
  const sources = ['inversify/lib', '@inversifyjs'].flatMap((folder) => {
    const path = join(projectRoot, 'node_modules', folder);
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.js') && !file.endsWith('.test.js'))
      .map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }));
  });
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bReflect\.(\w*[mM]etadata\w*)/g)].map(([, name]) => name),
  );
  const imported = sources
    .filter(({ file }) => !file.startsWith('reflect-metadata-utils/'))
    .flatMap(
      ({ text }) =>
        /import \{([^}]*)\} from '@inversifyjs\/reflect-metadata-utils'/.exec(text)?.[1]?.match(/\w+/g) ?? [],
    );
  expect(new Set(named)).toEqual(new Set(['defineMetadata', 'getOwnMetadata', 'getMetadata']));
  // The two that ask for what a prototype has, by getMetadata, are called by nothing.
  expect(imported).toContain('getOwnReflectMetadata');
  expect(imported.filter((name) => /^(get|update)ReflectMetadata$/.test(name))).toEqual([]);
});

/** The package types its functions for decorators' targets; these are the same functions. */
function define(key: unknown, value: unknown, target: object, property: string | symbol | undefined): void {
  if (property === undefined) real.defineMetadata(key, value, target);
  else real.defineMetadata(key, value, target, property);
}

function getOwn(key: unknown, target: object, property: string | symbol | undefined): unknown {
  return property === undefined ? real.getOwnMetadata(key, target) : real.getOwnMetadata(key, target, property);
}
