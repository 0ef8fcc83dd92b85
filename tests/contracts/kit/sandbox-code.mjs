// The newest one-time code in the sandbox's outbox, for the kit's example: a real server's would come from its test system.

const response = await fetch(new URL('/sandbox/outbox.json', process.env.CONTRACT_URL));
const texts = (await response.json()).map(({ text }) => text);
const code = texts.map((text) => /\b\d{8}\b/.exec(text)?.[0]).find((found) => found !== undefined);
if (code === undefined) throw new Error('the outbox holds no code');
console.log(code);
