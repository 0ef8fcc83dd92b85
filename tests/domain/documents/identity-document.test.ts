import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkUpload } from '../../../domain/documents/check-upload';
import type { IdentityDocument } from '../../../domain/documents/identity-document';
import { acceptedUploads } from '../../arbitraries/documents';

it('[ENT-66, OPEN-53] an identity document is judged by its file alone, whoever sends it', () => {
  const documents: fc.Arbitrary<IdentityDocument> = fc.record({ requestBy: fc.string(), file: acceptedUploads });
  fc.assert(
    fc.property(documents, fc.nat({ max: 1023 }), ({ requestBy, file }, size) => {
      expect(checkUpload({ requestBy, file }.file)).toBe('accepted');
      expect(checkUpload({ ...file, name: `${requestBy}/${file.name}` })).toBe('R07');
      expect(checkUpload({ ...file, size })).toBe('R02');
    }),
  );
});
