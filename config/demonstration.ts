import type { PortalConfiguration } from './portal-configuration';

/** The same portal over recorded answers: nothing of others is loaded, and nothing told to them [OPEN-61]. */
export const asDemonstration = (configuration: PortalConfiguration): PortalConfiguration => ({
  ...configuration,
  mode: 'mock',
  chatbot: { ...configuration.chatbot, enabled: false },
  tagManager: undefined,
  incidents: undefined,
});
