import type { FundDocument } from '../../funds/fund-details';

/** The papers of a fund that the product risk statement asks a client to read, the first to read first. */
const kindsToRead = ['prospectus', 'key-facts'] as const;

/** A paper of a fund that a client is asked to read before an order [TRADE-81, FUND-16]. */
export type DocumentToRead = FundDocument & { readonly kind: (typeof kindsToRead)[number] };

/** Returns those papers of a fund that a client is asked to read before an order, in the order to read them [TRADE-81, FUND-16]. */
export const documentsToRead = (documents: readonly FundDocument[]): readonly DocumentToRead[] =>
  kindsToRead.flatMap((kind) =>
    documents.flatMap((document) => (document.kind === kind ? [{ ...document, kind }] : [])),
  );
