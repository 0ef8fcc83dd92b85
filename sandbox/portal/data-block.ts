import { extensions } from '../../contract/extensions';
import type { DataBlock } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import { externalPageAddresses } from '../pages/external-pages';
import { escapeHtml } from '../pages/page';

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

const anyBlock = /<script(?=[^>]*\sid="portal-configuration")[^>]*>[\s\S]*?<\/script>/;

const emptyHotline = /(<p id="start-failure-hotline">)\s*(<\/p>)/;

/**
 * The portal's page with its data block written in, replacing the one of the build if it has one, and with the telephone
 * number where a client reads it if the portal's scripts don't run.
 */
export function withDataBlock(html: string, block: DataBlock): string {
  // Escaped, so that no text in it can end the script element.
  const json = JSON.stringify(block).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="portal-configuration">${json}</script>`;
  const hotline = escapeHtml(block.hotline ?? '');
  const page = html.replace(emptyHotline, (_, start: string, end: string) => start + hotline + end);
  if (anyBlock.test(page)) return page.replace(anyBlock, () => element);
  return page.replace('</head>', () => `${element}\n</head>`);
}
