import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fundDocumentKinds } from '../../../domain/funds/fund-details';
import { documentsToRead } from '../../../domain/trading/notes/documents-to-read';

const documents = fc.array(
  fc.record({ kind: fc.constantFrom(...fundDocumentKinds), date: fc.constant('2026-03-01'), address: fc.webUrl() }),
);

it('[TRADE-81, FUND-16] the prospectus comes before the key facts, every one of both is there, and no other paper is', () => {
  fc.assert(
    fc.property(documents, (papers) => {
      const wanted = papers.filter(({ kind }) => kind === 'prospectus' || kind === 'key-facts');
      const toRead = documentsToRead(papers);
      expect(toRead).toHaveLength(wanted.length);
      expect(toRead).toEqual(expect.arrayContaining(wanted));
      const firstKeyFacts = toRead.findIndex(({ kind }) => kind === 'key-facts');
      if (firstKeyFacts !== -1)
        expect(toRead.slice(firstKeyFacts).every(({ kind }) => kind === 'key-facts')).toBe(true);
    }),
  );
});
