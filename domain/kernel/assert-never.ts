/** Ends a `switch` over a union: compiles only while every case is handled, and throws if one slips in at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${String(value)}`);
}
