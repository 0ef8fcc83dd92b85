import type { Region } from '../../../domain/region';

/** The sandbox's telephone numbers. */
export const hotlines: Readonly<Record<Region, string>> = { HK: '+852 0000 0000', TW: '+886 2 0000 0000' };

/** An expected sentence with its blanks filled in. */
export function say(text: string, blanks: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

/** Matches an expected sentence whatever its blanks hold. */
export function saying(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
