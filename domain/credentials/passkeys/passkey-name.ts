/** The maximum number of characters in the name of a passkey. */
export const longestPasskeyName = 40;

/** Reads the name by which a client knows a passkey again: 1 to 40 characters, none of them invisible; undefined for anything else [R14]. */
export function parsePasskeyName(text: string): string | undefined {
  const name = text.trim();
  const isUsable =
    name !== '' && Array.from(name).length <= longestPasskeyName && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name);
  return isUsable ? name : undefined;
}
