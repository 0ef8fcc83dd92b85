import type { Json } from '../../domain/trading/records/hash-chain';

/** A row as JSON has it: instants as text, what is missing as null. */
export function plainRow(row: object): { readonly [name: string]: Json } {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): Json {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null ? plainRow(value) : null;
}

/** The columns of a row that are stated, as JSON has them: one that is missing and one that is null are the same, at any depth. */
export const statedRow = (row: object): Json => stated(plainRow(row));

function stated(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(stated);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, of]) => (of === null ? [] : [[name, stated(of)] as const])),
  );
}
