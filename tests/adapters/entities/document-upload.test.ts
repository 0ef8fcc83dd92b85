import { describe, expect, it } from 'vitest';
import { toUploadForm } from '../../../adapters/rest/documents/document-upload-form';
import { readDocumentUpload } from '../../../adapters/rest/documents/read-document-upload';

const head = new Uint8Array([0xff, 0xd8, 0xff]);
const read = (value: unknown) => readDocumentUpload({ status: 200, headers: {}, body: { kind: 'json', value } });

describe('an identity document', () => {
  it('[ENT-66, OPEN-53] an identity document is sent as who asks for it and the file under its name', async () => {
    const content = new Blob([head, 'rest'], { type: 'image/jpeg' });
    const form = toUploadForm({ requestBy: 'c1', file: { name: 'passport.jpg', size: 7, head } }, content);
    expect([...form.keys()]).toEqual(['requestBy', 'file']);
    expect(form.get('requestBy')).toBe('c1');
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('the file is a file');
    expect([file.name, file.type]).toEqual(['passport.jpg', 'image/jpeg']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(
      new Uint8Array([...head, ...new TextEncoder().encode('rest')]),
    );
  });

  it('[DOC-04] an identity document is answered with a success flag and a message', () => {
    expect(read({ success: true, message: 'Received' })).toEqual({
      ok: true,
      value: { success: true, message: 'Received' },
    });
    expect(read({ success: false, message: null })).toEqual({ ok: true, value: { success: false } });
    expect(read({ success: false })).toEqual({ ok: true, value: { success: false } });
  });

  it('[DOC-04, ERR-24] an identity document is answered in words that are safe to show, at the server’s time', () => {
    const answered = readDocumentUpload({
      status: 200,
      headers: { date: 'Fri, 20 Nov 2026 02:00:00 GMT' },
      body: { kind: 'json', value: { success: true, message: '\u202eOK\u0000' } },
    });
    expect(answered).toEqual({
      ok: true,
      value: { success: true, message: 'OK', answeredAt: '2026-11-20T02:00:00.000Z' },
    });
  });

  it.each([null, {}, { success: 'true' }, { success: true, message: 1 }])(
    '[DOC-04] an identity document is answered badly: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
