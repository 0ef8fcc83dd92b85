import * as z from 'zod/mini';
import { type DataBlock, dataBlock, parsePortalConfiguration } from '../../config/portal-configuration';
import { err, ok, type Result } from '../../domain/kernel/result';

/**
 * Reads the data block of a file by the rules that the portal itself starts by; the error has a line for each wrong
 * field, with its name and what it must be [CONF-01..27].
 */
export function readBlock(text: string): Result<DataBlock, readonly string[]> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = z.safeParse(dataBlock, json.value, { error: z.locales.en().localeError });
  if (!parsed.success) return err(parsed.error.issues.map(lineOf));
  const whole = parsePortalConfiguration(text);
  // The fields as they were written: what is left out is the portal's to fill in.
  return whole.ok ? ok(json.value as DataBlock) : err([`${whole.error.field}: ${whole.error.problem}`]);
}

function parseJson(text: string): Result<unknown, readonly string[]> {
  try {
    return ok(JSON.parse(text));
  } catch (problem) {
    return err([`is not JSON: ${problem instanceof Error ? problem.message : ''}`]);
  }
}

const lineOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
