import { Users } from '../../../application/ports/clients/users';
import { IdentityDocuments } from '../../../application/ports/documents/identity-documents';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { drawnPicture } from '../machine/drawn-picture';
import { type Act, failureText } from './visit';

/** Sends a picture of an identity document, at times one that is sent again though nobody knows whether it arrived. */
export const uploadDocument: Act = async ({ tab, chance, client, count, object }) => {
  if (client.region !== 'HK') return 'is asked for no document';
  const user = await tab.get(Users).current();
  if (!user.ok) return `can't send a document: ${failureText(user.error)}`;
  const content = new Blob([await drawnPicture()], { type: 'image/png' });
  const file = { name: 'passport.png', size: content.size, head: new Uint8Array() };
  const key = deriveKey('simulated-upload', client.id, String(chance.between(0, 999_999)));
  const send = () =>
    tab
      .get(IdentityDocuments)
      .send({ requestBy: user.value.userId, file }, content, { key, onProgress: () => undefined });
  const first = await send();
  const answer = first.ok || first.error.kind !== 'no-answer' ? first : await send();
  if (!answer.ok) return `sends a document: ${failureText(answer.error)}`;
  if (!answer.value.success) return `sends a document: no, ${answer.value.message ?? ''}`;
  count('document received');
  const again = await send();
  if (again.ok && again.value.message !== answer.value.message)
    object(`a document sent again is told as ${again.value.message ?? ''}, and was ${answer.value.message ?? ''}`);
  return `sends a document: ${answer.value.message ?? ''}`;
};
