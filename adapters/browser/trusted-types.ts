import type { PortalConfiguration } from '../../config/portal-configuration';
import spreadsheetWorker from './files/spreadsheet-worker?worker&url';

type PolicyRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
};

type ScriptSettings = Pick<PortalConfiguration, 'chatbot' | 'tagManager'>;

type TrustedTypes = { createPolicy(name: string, rules: PolicyRules): unknown };

declare global {
  /** Absent where the browser doesn't know Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** The addresses of others' scripts that the configuration names, our own worker's, and no others [CHAT-03, CONF-19]. */
function scriptAddresses({ chatbot, tagManager }: ScriptSettings): readonly string[] {
  const named = [...(chatbot.enabled ? [chatbot.english, chatbot.other] : []), tagManager ?? ''];
  return [...named.filter((address) => address !== ''), spreadsheetWorker];
}

/** The page's default policy: no markup but the empty text, no script address but those configured and our worker's. */
export function installTrustedTypes(settings: ScriptSettings): void {
  const addresses = scriptAddresses(settings);
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (address) => (addresses.includes(address) ? address : null),
  });
}
