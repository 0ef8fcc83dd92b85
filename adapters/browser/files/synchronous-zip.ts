import { type AsyncZippable, type FlateCallback, strToU8, type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync };

/** In the worker's build this stands for fflate's `zip`, which would open a worker of its own from a blob: address. */
export function zip(files: AsyncZippable & Zippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
