/** A code of the page since it was loaded, eight hexadecimal digits as the server's numbers of calls are: what operators are told of the page bears it, and a client reads it to the hotline where no server named a number. */
export const pageCode: string = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
