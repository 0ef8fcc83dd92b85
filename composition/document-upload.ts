import { ContainerModule } from 'inversify';
import { IdentityDocuments } from '../application/ports/documents/identity-documents';
import { Users } from '../application/ports/clients/users';
import { SubmitOnce } from '../application/submissions/submit-once';
import { DocumentUploadScreen } from '../ui/screens/document-upload/document-upload-screen';
import { DocumentUploadViewModel } from '../ui/screens/document-upload/document-upload-view-model';
import type { Bindings, Feature } from './feature';
import { documentPorts } from './ports/documents';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';

const viewModels: Bindings = ({ limits: { uploadBytes } }) =>
  new ContainerModule(({ bind }) => {
    bind(DocumentUploadViewModel).toResolvedValue(
      (documents, users, once) => new DocumentUploadViewModel(documents, { users, uploadBytes, once }),
      [IdentityDocuments, Users, SubmitOnce],
    );
  });

/** The upload of identity documents. */
export const feature = {
  components: { DocumentUploadScreen },
  bindings: [documentPorts, submissionPorts, userPorts, viewModels],
} satisfies Feature;
