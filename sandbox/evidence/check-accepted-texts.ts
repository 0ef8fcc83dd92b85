import { orderNotesVersion } from '../../config/order-notes-version';
import type { AcceptedTexts } from '../../domain/trading/notes/accepted-text';
import { termsErrorCodes } from '../../domain/trading/notes/terms-error-codes';
import { ApiError } from '../wire/api-error';

type Expected = {
  /** The codes that texts may have. */
  readonly known: readonly string[];
  /** The codes of the texts that none may be without. */
  readonly needed: readonly string[];
  /** The error code for texts that no portal of ours sends. */
  readonly invalid: string;
};

/**
 * Refuses accepted texts that aren't those of today, each once, or not all that are known here to be needed; a portal
 * without the extension sends none [TRADE-24, TRADE-65].
 */
export function checkAcceptedTexts(
  acceptedTexts: AcceptedTexts | undefined,
  { known, needed, invalid }: Expected,
): void {
  if (!acceptedTexts) return;
  const codes = acceptedTexts.texts.map(({ code }) => code);
  if (new Set(codes).size < codes.length || codes.some((code) => !known.includes(code)))
    throw new ApiError(400, [invalid]);
  if (acceptedTexts.version !== orderNotesVersion) throw new ApiError(400, [termsErrorCodes.changed]);
  if (needed.some((code) => !codes.includes(code))) throw new ApiError(400, [termsErrorCodes.missing]);
}
