import sharp from 'sharp';
import { demoClients } from '../demonstration/demo-clients';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what a client who owes an identity document is answered on sending one. */
export async function recordDocumentUpload(session: RecordingSession, keep: Keep): Promise<void> {
  const owing = demoClients.find(({ id }) => id === 'HK-DORMANT');
  if (owing === undefined) throw new Error('no demo client owes a document');
  const authorization = `Basic ${Buffer.from(`${owing.login}:${owing.secret}`).toString('base64')}`;
  await session.call('logon', { headers: { authorization } });
  const form = new FormData();
  form.append('requestBy', owing.id);
  form.append('file', new Blob([await picture()], { type: 'image/png' }), 'passport.png');
  const headers = { 'idempotency-key': 'recorded-upload' };
  await keep('reactivationDocumentUpload', session.call('reactivationDocumentUpload', { headers, form }));
  await session.call('authLogout');
}

/** The same picture each time, of the size that a document has at least. */
async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const side = 96;
  const pixels = Buffer.alloc(side * side * 3);
  let state = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  const raw = { width: side, height: side, channels: 3 } as const;
  return Uint8Array.from(await sharp(pixels, { raw }).png().toBuffer());
}
