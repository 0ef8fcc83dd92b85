/** The fields that a server can name of itself in every line of its log. */
export const namedFields = ['pid', 'hostname', 'region', 'release'] as const;

/** A field of every line of a log: one that the server fills in, or a text of the operator's. */
export type LogField = {
  readonly name: string;
  /** Undefined for one that the server fills in. */
  readonly text: string | undefined;
};

/** The names that lines have already, and that nobody may take. */
const taken = new Set(['level', 'time', 'msg', 'req', 'res', 'err', 'reqId', 'responseTime', 'traceId', 'spanId', 'v']);

/** Reads fields such as `pid,region,service=portal`; undefined for a text that isn't a list of them, each once. */
export function parseLogFields(text: string): readonly LogField[] | undefined {
  const fields = text.split(',').map(parseField);
  const read = fields.filter((field) => field !== undefined);
  const isEachOnce = new Set(read.map(({ name }) => name)).size === fields.length;
  return read.length === fields.length && isEachOnce ? read : undefined;
}

function parseField(part: string): LogField | undefined {
  const [, name = '', text] = /^([A-Za-z][\w.-]{0,39})(?:=([\x20-\x7e]{1,100}))?$/.exec(part) ?? [];
  if (name === '' || taken.has(name)) return undefined;
  const isNamed = namedFields.some((known) => known === name);
  return isNamed === (text === undefined) ? { name, text } : undefined;
}
