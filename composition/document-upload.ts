import { DocumentUploadScreen } from '../ui/screens/document-upload/document-upload-screen';
import { documentPorts } from './ports/documents';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The upload of identity documents. */
export const feature = {
  components: { DocumentUploadScreen },
  bindings: [documentPorts, submissionPorts, userPorts],
} satisfies Feature;
