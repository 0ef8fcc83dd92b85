import { extensions } from '../../contract/extensions';
import type { DataBlock } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import { externalPageAddresses } from '../pages/external-pages';

/** Renders the configuration block of the portal that the sandbox serves [CONF-01..27]. */
export function renderDataBlock(
  region: Region,
  { profile, contract, environment, approvedOrderNotes, imageHosts }: SandboxConfiguration,
  demoLogin?: DataBlock['demoLogin'],
): DataBlock {
  return {
    region,
    profile,
    extensions: contract === 'whole' ? [...extensions] : [],
    mode: 'live',
    environment,
    demo: environment !== 'production',
    demoLogin,
    hotline: regionAnswers[region].hotline,
    approvedOrderNotes,
    usesPortalCodes: true,
    imageHosts: [...imageHosts],
    // Elsewhere stand-ins; a production's own pages are its firm's to name.
    externalPages: environment === 'production' ? {} : externalPageAddresses(region),
    ...regionAnswers[region].orderTerms,
  };
}
