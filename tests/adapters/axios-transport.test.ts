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

describe('what goes out', () => {
  let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };
  beforeEach(() => {
    server.handler = ({ method, url, headers }, response, body) => {
      seen = { method, url, headers, body };
      response.end('{}');
    };
  });

  it('[API-03] is the request as it was made, its body unchanged', async () => {
    await server.transport().send({ ...request, body: ' {"otp" : "007"} ' });
    expect(seen).toMatchObject({ method: 'POST', url: '/authentication/logon', body: ' {"otp" : "007"} ' });
    expect(seen.headers).toMatchObject({
      authorization: 'Basic c2VjcmV0OnBpbg==',
      auth_checked: 'abc',
      'content-type': 'application/json',
    });
  });

  it('[OPEN-18] has no body and says nothing of one where the call takes none', async () => {
    const { body: _, ...bare } = request;
    await server.transport().send(bare);
    expect(seen.body).toBe('');
    expect(seen.headers['content-type']).not.toBe('application/x-www-form-urlencoded');
  });
});

describe('what comes back', () => {
  it.each([200, 204, 400, 401, 404, 422, 429, 500, 502, 503])('is a value for a %i', async (status) => {
    server.handler = (_, response) => response.writeHead(status).end(status === 204 ? '' : '{"a":1}');
    const answer = await server.transport().send(request);
    expect(answer).toMatchObject({ kind: 'answered', status, body: status === 204 ? '' : '{"a":1}' });
  });

  it('is the text as it came, header names in lower case', async () => {
    server.handler = (_, response) => response.writeHead(200, { AUTH_CHECKED: 'xyz' }).end('<html>密碼</html>');
    expect(await server.transport().send(request)).toMatchObject({
      headers: { auth_checked: 'xyz' },
      body: '<html>密碼</html>',
    });
  });

  it('is a timeout when the server keeps silent', async () => {
    server.handler = () => {};
    expect(await server.transport(50).send(request)).toEqual({ kind: 'no-answer', reason: 'timeout' });
  });

  it('is no answer when the server breaks off', async () => {
    server.handler = ({ socket }) => socket.destroy();
    expect(await server.transport().send(request)).toEqual({ kind: 'no-answer', reason: 'offline' });
  });

  it('is no answer when the answer breaks off half-way', async () => {
    server.handler = ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"half":', () => socket.destroy());
    };
    expect(await server.transport().send(request)).toEqual({ kind: 'no-answer', reason: 'offline' });
  });

  it('is no answer when nobody listens, and tells nothing of the PIN', async () => {
    const gone = new LoopbackServer();
    await gone.start();
    const transport = gone.transport();
    await gone.stop();
    const answer = await transport.send(request);
    expect(answer).toEqual({ kind: 'no-answer', reason: 'offline' });
    expect(JSON.stringify(answer)).not.toMatch(/c2Vjcm|135790/);
  });

  it('is no answer, not a throw, for headers that can’t be sent', async () => {
    const headers = { AUTH_CHECKED: 'a\r\nX-Evil: 1' };
    expect(await server.transport().send({ ...request, headers })).toMatchObject({ kind: 'no-answer' });
  });
});
