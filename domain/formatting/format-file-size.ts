const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file in words: whole KB, or MB with one place where it has any, rounded up so that what is over a limit never reads like the limit [DOC-08]; '' for what is no size. */
export function formatFileSize(bytes: number): string {
  if (!(bytes >= 0 && bytes < Infinity)) return '';
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${String(kilobytes)} KB`;
  const tenths = Math.ceil((bytes * 10) / megabyte);
  return `${String(tenths / 10)} MB`;
}
