/** Something that was not read within its time. */
export class ReadTooLate extends Error {}

/** Waits for what is being read, for some milliseconds at most; rejects with `ReadTooLate` after them, while the reading itself goes on. */
export async function readWithin<T>(milliseconds: number, reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = (): void => reject(new ReadTooLate(`it was not read within ${String(Math.ceil(milliseconds))} ms`));
    timer = setTimeout(give, Math.ceil(milliseconds));
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
