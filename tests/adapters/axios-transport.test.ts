import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LoopbackServer } from './support/loopback-server';

const server = new LoopbackServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const request = {
  name: 'logon',
  method: 'POST',
  url: '/authentication/logon',
  headers: { Authorization: 'Basic c2VjcmV0OnBpbg==', 'Content-Type': 'application/json', AUTH_CHECKED: 'abc' },
  body: '{"vpin":"135790"}',
} as const;

describe('a request as it is sent', () => {
  let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };
  beforeEach(() => {
    server.handler = ({ method, url, headers }, response, body) => {
      seen = { method, url, headers, body };
      response.end('{}');
    };
  });

  it('[API-03] a request as it is sent is the request as it was made, its body unchanged', async () => {
    await server.transport().send({ ...request, body: ' {"otp" : "007"} ' });
    expect(seen).toMatchObject({ method: 'POST', url: '/authentication/logon', body: ' {"otp" : "007"} ' });
    expect(seen.headers).toMatchObject({
      authorization: 'Basic c2VjcmV0OnBpbg==',
      auth_checked: 'abc',
      'content-type': 'application/json',
    });
  });

  it('[OPEN-18] a request as it is sent has no body and says nothing of one where the call takes none', async () => {
    const { body: _, ...bare } = request;
    await server.transport().send(bare);
    expect(seen.body).toBe('');
    expect(seen.headers['content-type']).not.toBe('application/x-www-form-urlencoded');
  });
});

describe('a form with a file', () => {
  it('[API-90, DOC-02] goes out as the browser writes forms, and tells how far it has come', async () => {
    let type: string | undefined;
    let sent = '';
    server.handler = ({ headers }, response, body) => {
      type = headers['content-type'];
      sent = body;
      response.end('{}');
    };
    const form = new FormData();
    form.append('requestBy', 'C1');
    form.append('file', new Blob(['x'.repeat(200_000)], { type: 'image/jpeg' }), 'passport.jpg');
    const shares: number[] = [];
    const { body: _, headers, ...bare } = request;
    const { 'Content-Type': __, ...others } = headers;
    const upload = { form, timeout: 2000, onProgress: (share: number) => shares.push(share) };
    await server.transport().send({ ...bare, headers: others, upload });
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '')?.[1];
    if (boundary === undefined) throw new Error(`no boundary in ${String(type)}`);
    expect(sent.split(`--${boundary}`)).toHaveLength(4);
    expect(sent).toContain('name="requestBy"\r\n\r\nC1');
    expect(sent).toContain('filename="passport.jpg"\r\nContent-Type: image/jpeg');
    expect(shares.at(-1)).toBe(1);
  });

  it('[DOC-02] a form with a file may take longer than other calls', async () => {
    server.handler = (_, response) => setTimeout(() => response.end('{}'), 120);
    const { body: _, ...bare } = request;
    const upload = { form: new FormData(), timeout: 5000, onProgress: () => undefined };
    expect(await server.transport(30).send({ ...bare, upload })).toMatchObject({ kind: 'answered' });
    expect(await server.transport(30).send(bare)).toEqual({ kind: 'no-answer', reason: 'timeout' });
  });
});

describe('the answer of the transport', () => {
  it.each([200, 204, 400, 401, 404, 422, 429, 500, 502, 503])(
    'the answer of the transport is a value for a %i',
    async (status) => {
      server.handler = (_, response) => response.writeHead(status).end(status === 204 ? '' : '{"a":1}');
      const answer = await server.transport().send(request);
      expect(answer).toMatchObject({ kind: 'answered', status, body: status === 204 ? '' : '{"a":1}' });
    },
  );

  it('the answer of the transport is the text as it came, header names in lower case', async () => {
    server.handler = (_, response) => response.writeHead(200, { AUTH_CHECKED: 'xyz' }).end('<html>密碼</html>');
    expect(await server.transport().send(request)).toMatchObject({
      headers: { auth_checked: 'xyz' },
      body: '<html>密碼</html>',
    });
  });

  it('the answer of the transport is a timeout when the server keeps silent', async () => {
    server.handler = () => {};
    expect(await server.transport(50).send(request)).toEqual({ kind: 'no-answer', reason: 'timeout' });
  });

  it('the answer of the transport is no answer when the server breaks off', async () => {
    server.handler = ({ socket }) => socket.destroy();
    expect(await server.transport().send(request)).toEqual({ kind: 'no-answer', reason: 'offline' });
  });

  it('the answer of the transport is no answer when the answer breaks off half-way', async () => {
    server.handler = ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"half":', () => socket.destroy());
    };
    expect(await server.transport().send(request)).toEqual({ kind: 'no-answer', reason: 'offline' });
  });

  it('the answer of the transport is no answer when nobody listens, and tells nothing of the PIN', async () => {
    const gone = new LoopbackServer();
    await gone.start();
    const transport = gone.transport();
    await gone.stop();
    const answer = await transport.send(request);
    expect(answer).toEqual({ kind: 'no-answer', reason: 'offline' });
    expect(JSON.stringify(answer)).not.toMatch(/c2Vjcm|135790/);
  });

  it('the answer of the transport is no answer, not a throw, for headers that can’t be sent', async () => {
    let asked = 0;
    server.handler = (_, response) => {
      asked += 1;
      response.end('{}');
    };
    expect(await server.transport().send({ ...request, headers: { 'AUTH CHECKED': 'a' } })).toMatchObject({
      kind: 'no-answer',
    });
    expect(asked).toBe(0);
  });

  it('comes of one header alone, where its value would begin a second one', async () => {
    let names: readonly string[] = [];
    server.handler = ({ headers }, response) => {
      names = Object.keys(headers);
      response.end('{}');
    };
    await server.transport().send({ ...request, headers: { AUTH_CHECKED: 'a\r\nX-Evil: 1' } });
    expect(names).toContain('auth_checked');
    expect(names).not.toContain('x-evil');
  });
});
