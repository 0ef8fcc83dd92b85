import type { Page } from '@playwright/test';

/** Gives the page's browser a device that keeps passkeys and knows its holder, as a phone with a fingerprint does. */
export async function addAuthenticator(page: Page): Promise<{ readonly refuse: (refuses: boolean) => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal' } as const),
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async (refuses) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refuses });
    },
  };
}
