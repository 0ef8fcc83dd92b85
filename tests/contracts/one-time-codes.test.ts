import { PassThrough } from 'node:stream';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { ContractClient } from './clients-file';
import { newestCode } from './kit/newest-code';
import { answerAtTerminal } from './kit/terminal-questions';

const clientWith = (oneTimeCode?: ContractClient['oneTimeCode']): ContractClient => ({
  username: 'WANG',
  secret: 'S',
  oneTimeCode,
  has: {},
});

const source = {
  region: 'TW',
  url: 'https://tw.example',
  folder: tmpdir(),
  ask: async (question: string) => `typed at ${question}`,
} as const;

test('a code is what the file says it always is', async () => {
  expect(await newestCode(clientWith({ fixed: '00000000' }), source)).toBe('00000000');
});

test('a code is what a command prints, which is told whose it is and where, in the folder of the file', async () => {
  const script = `const { CONTRACT_URL, CONTRACT_REGION, CONTRACT_USERNAME } = process.env;
    console.log([CONTRACT_URL, CONTRACT_REGION, CONTRACT_USERNAME, process.cwd()].join(' '))`;
  const code = await newestCode(clientWith({ command: [process.execPath, '-e', script] }), source);
  expect(code).toBe(`https://tw.example TW WANG ${tmpdir()}`);
});

test('a command that fails or prints nothing gives no code, and is told apart from a wrong one', async () => {
  const failing = clientWith({ command: [process.execPath, '-e', 'process.exit(3)'] });
  await expect(newestCode(failing, source)).rejects.toThrow('Command failed');
  const silent = clientWith({ command: [process.execPath, '-e', ''] });
  await expect(newestCode(silent, source)).rejects.toThrow('printed nothing');
});

test('a client with no way to get a code can’t be asked for one', async () => {
  await expect(newestCode(clientWith(), source)).rejects.toThrow('the clients file says no way to get it');
});

test('a person is asked by name, one question after the other, until the terminal is closed', async () => {
  expect(await newestCode(clientWith('ask'), source)).toBe('typed at One-time code of WANG (TW): ');
  const input = new PassThrough();
  const asked: string[] = [];
  const terminal = await answerAtTerminal(input, (question) => asked.push(question));
  const ask = (body: string) => fetch(terminal.address, { method: 'POST', body });
  const answers = Promise.all([ask('first? '), ask('second? ')]);
  input.write('12345678\n');
  input.write(' 87654321 \n');
  const typed = await Promise.all((await answers).map((response) => response.text()));
  expect(typed.toSorted()).toEqual(['12345678', '87654321']);
  expect(asked.toSorted()).toEqual(['first? ', 'second? ']);
  expect((await fetch(new URL('/', terminal.address), { method: 'POST', body: 'who? ' })).status).toBe(404);
  input.end();
  expect((await ask('third? ')).status).toBe(503);
  terminal.close();
});
