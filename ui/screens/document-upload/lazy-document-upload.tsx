import { lazyPart } from '../../app/lazy-part';
import { documentUploadArea } from '../../i18n/document-upload/document-upload-area';

/** The document upload with its words and ports, so that no other page need know where they are. */
export const DocumentUpload = lazyPart(
  () => import('./document-upload-screen').then((module) => module.DocumentUploadScreen),
  { texts: [documentUploadArea], ports: ['home', 'account'] },
);
