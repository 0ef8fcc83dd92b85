import { describe, expect, it } from 'vitest';
import type { DataBlock } from '../../../config/portal-configuration';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const images = (within: string): readonly HTMLImageElement[] => portal.all<HTMLImageElement>(`${within} img`);
const addresses = (within: string): readonly string[] => images(within).map(({ src }) => new URL(src).pathname);

describe('a picture of the asset manager’s content', () => {
  const announced = (image: string) => ({
    headerText: 'Fees',
    headerURL: null,
    locale: 'en_US',
    position: 10,
    descText: `<announcement><title>Lower fees</title><long_description>From May.</long_description><image>${image}</image></announcement>`,
  });
  const shown = async (image: string, block: DataBlock = {}) => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', ...block },
      language: 'en_US',
      answer: ({ name }) =>
        name === 'AnnouncementsHK' ? answer(200, { data: { announcements: [announced(image)] } }) : undefined,
    });
    return portal.find('[data-testid=announcement]', /Lower fees/);
  };

  it('[MSG-10, ENT-36] asks late, tells nobody where it is asked from, keeps its room and says nothing to who can’t see', async () => {
    const found = await shown('/pictures/fees.png');
    const [image] = found.querySelectorAll('img');
    const told = ['src', 'loading', 'decoding', 'referrerpolicy', 'alt', 'width', 'height'].map((name) =>
      image?.getAttribute(name),
    );
    expect(told).toEqual(['http://localhost:3000/pictures/fees.png', 'lazy', 'async', 'no-referrer', '', '640', '256']);
  });

  it('[MSG-10, OPEN-73] comes from the portal’s own origin alone, unless the configuration names others', async () => {
    const elsewhere = 'https://images.example/fees.png';
    expect((await shown(elsewhere)).querySelector('[data-testid=content-picture]')).toBeNull();
    const told = await shown(elsewhere, { imageHosts: ['https://images.example'] });
    expect(told.querySelector('img')?.src).toBe(elsewhere);
  });

  it.each(['', 'javascript:alert(1)', '//images.example/a.png', 'https://a@images.example/a.png', 'data:image/png,'])(
    '[MSG-10, OPEN-73] no picture is shown, nor asked for, for the address %j',
    async (address) => {
      const found = await shown(address, { imageHosts: ['https://images.example'] });
      expect([found.querySelector('[data-testid=content-picture]'), found.querySelector('img')]).toEqual([null, null]);
    },
  );

  it('[MSG-10] that can’t be loaded is gone, and its room stays', async () => {
    const found = await shown('/pictures/gone.png');
    const image = found.querySelector('img');
    expect(image?.hidden).toBe(false);
    image?.dispatchEvent(new Event('error'));
    await expect.poll(() => image?.hidden).toBe(true);
    expect(found.querySelector('[data-testid=content-picture][data-size=wide]')).not.toBeNull();
  });
});

describe('the recorded content', () => {
  it('[MSG-02, MSG-09, MSG-21, ENT-36, ENT-37] the home of Hong Kong has pictures beside an offer, an announcement, the news and tips', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' }, language: 'en_US' });
    await portal.find('[data-testid=promotion-large] img');
    await expect
      .poll(() => addresses('[data-testid=notices]').toSorted())
      .toEqual([
        '/eTrading/v2/demonstration/calendar.svg',
        '/eTrading/v2/demonstration/coins.svg',
        '/eTrading/v2/demonstration/risk-scale.svg',
        '/eTrading/v2/demonstration/two-ways.svg',
      ]);
  });

  it('[MSG-10, MSG-21, ENT-36, ENT-37] the home of Taiwan has pictures beside an announcement, the news and tips', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    await portal.find('[data-testid=announcement] img');
    await expect
      .poll(() => addresses('[data-testid=notices]').toSorted())
      .toEqual([
        '/eTrading/v2/demonstration/calendar.svg',
        '/eTrading/v2/demonstration/coins.svg',
        '/eTrading/v2/demonstration/coins.svg',
        '/eTrading/v2/demonstration/risk-scale.svg',
      ]);
  });

  it.each([
    ['HK', ['/eTrading/v2/demonstration/seedlings.svg', '/eTrading/v2/demonstration/risk-scale.svg']],
    [
      'TW',
      [
        '/eTrading/v2/demonstration/seedlings.svg',
        '/eTrading/v2/demonstration/coins.svg',
        '/eTrading/v2/demonstration/risk-scale.svg',
      ],
    ],
  ] as const)(
    '[MSG-02, MSG-03, MSG-09, MSG-15] the login form of %s has pictures beside it',
    async (region, expected) => {
      await portal.open({ block: { region }, route: '/login', signedIn: false });
      await portal.find('[data-testid=login-tip] img');
      await expect.poll(() => addresses('[data-testid=login-panels]')).toEqual(expected);
      expect(portal.all('[data-testid=login-panels] [data-testid=content-picture][data-size=wide]')).toHaveLength(1);
    },
  );
});
