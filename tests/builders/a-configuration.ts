import { type DataBlock, parsePortalConfiguration, type PortalConfiguration } from '../../config/portal-configuration';

/** The configuration that a data block makes, in production unless it says otherwise. */
export function aConfiguration(block: DataBlock): PortalConfiguration {
  const parsed = parsePortalConfiguration(JSON.stringify({ environment: 'production', mode: 'mock', ...block }));
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.problem}`);
  return parsed.value;
}
