/** Reads the number under which the server has a request on record; nothing where it names none that a client could read out. */
export function readRequestId(headers: Readonly<Record<string, string>>): { readonly requestId?: string } {
  const requestId = headers['x-request-id'];
  return requestId !== undefined && /^[\w-]{1,40}$/.test(requestId) ? { requestId } : {};
}
