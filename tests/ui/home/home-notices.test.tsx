import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ');

describe('an announcement', () => {
  const announcement = (more: string) => ({
    ...{ headerText: 'Fees', headerURL: null, locale: 'en_US', position: 10 },
    descText: `<announcement><title>Lower fees</title><short_description>From May.</short_description><long_description></long_description>${more}<date>2026-10-30</date></announcement>`,
  });
  const shown = async (more: string) => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      answer: ({ name }) =>
        name === 'AnnouncementsHK' ? answer(200, { data: { announcements: [announcement(more)] } }) : undefined,
    });
    return portal.find('.announcement', /Lower fees/);
  };

  it('[MSG-10, ENT-33] without a long text opens to its small print and where it leads', async () => {
    const found = await shown(
      '<disclaimers>Terms apply.</disclaimers><url>https://funds.example/fees</url><label>All fees</label>',
    );
    expect([found.tagName, found.querySelector('small')?.textContent]).toEqual(['DETAILS', 'Terms apply.']);
    expect(found.querySelector('a')?.href).toBe('https://funds.example/fees');
  });

  it('[MSG-10, ENT-33] with nothing more than its title and short text has nothing to open', async () => {
    expect((await shown('')).tagName).toBe('P');
  });
});

describe('the points', () => {
  it.each([
    ['TW', '在本網站下單不會使用點數。如要以點數折抵手續費，請來電 0000 0000。'],
    ['HK', undefined],
  ] as const)('[EPNT-05, EPNT-09, ENT-52] say in %s where orders don’t redeem them', async (region: Region, says) => {
    await portal.open({ block: { region, profile: 'standalone' } });
    const part = await portal.find('.client-summary details', region === 'TW' ? /可折抵手續費/ : /Fees they can waive/);
    const notes = [...part.querySelectorAll<HTMLElement>('dl + p')].map(textOf);
    expect(notes).toEqual(says === undefined ? [] : [says]);
  });
});
