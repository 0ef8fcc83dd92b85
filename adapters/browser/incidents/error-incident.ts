import type { Incident } from '../../../application/ports/incidents';
import { maskText } from './mask-text';

/** The places of a stack that are kept. */
const deepest = 8;

/** Returns the incident of something that was thrown, which may be anything. */
export function errorIncident(kind: 'error' | 'crash' | 'missing-file', thrown: unknown): Incident {
  if (!(thrown instanceof Error)) return { kind, name: typeof thrown, text: '', places: [] };
  return { kind, name: thrown.name, text: maskText(thrown.message), places: placesIn(thrown.stack ?? '') };
}

/** Finds the places of our own files in a stack, as `orders-Ab12.js:3:456`: the source maps beside the build tell what stands there. */
const placesIn = (stack: string): readonly string[] =>
  Array.from(stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g), ([, place = '']) => place).slice(0, deepest);
