/** A text that was shown before an order or an instruction, by the code of its note or agreement. */
export type AcceptedText = { readonly code: string; readonly title: string; readonly text: string };

/** The texts that a client accepted, and the version that compliance approved them as [TRADE-24, TRADE-65, OPEN-40]. */
export type AcceptedTexts = { readonly version: string; readonly texts: readonly AcceptedText[] };
