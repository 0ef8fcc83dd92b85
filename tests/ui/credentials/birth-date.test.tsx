import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const field = (part: string): string => `input[name=birthDate-${part}]`;
const parts = (): readonly HTMLInputElement[] => portal.all<HTMLInputElement>('[data-testid=birth-date] input');
const errors = (): readonly string[] => portal.textsOf('[data-testid=birth-date] [data-testid=text-field-error] span');
const wrong = (): readonly string[] => portal.all<HTMLInputElement>('[aria-invalid]').map(({ name }) => name);
const send = async (): Promise<void> => (await portal.find('[data-testid=reset-sheet] button[type=submit]')).click();

function typeDate(year: string, month: string, day: string): void {
  portal.type(field('year'), year);
  portal.type(field('month'), month);
  portal.type(field('day'), day);
}

/** The form of Hong Kong, with everything but the date of birth. */
async function inHongKong(language: 'en_US' | 'zh_HK' = 'en_US', ...answers: readonly TransportAnswer[]) {
  const left = [...answers];
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/reset-pin',
    language,
    signedIn: false,
    answer: ({ name }) => (name === 'askForPin' ? left.shift() : undefined),
  });
  await portal.find(field('year'));
  portal.all('input[name=pin-type]')[0]?.click();
  portal.type('input[name=account]', 'chanmei88');
  portal.type('input[name=email]', 'chanmei88@example.test');
  portal.type('input[name=phone]', '20000028');
}

/** The form of Taiwan, with everything but the date of birth. */
async function inTaiwan(): Promise<void> {
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-username-password',
    language: 'zh_TW',
    signedIn: false,
    answer: ({ name }) => (name === 'forgotPinStep' ? answer(200, { step: '0' }) : undefined),
  });
  (await portal.find('label strong', '我忘記密碼')).click();
  await send();
  await portal.find(field('year'));
  const texts = { account: 'WANG8888', nationalId: 'A200000011', email: 'wang8888@example.test' };
  for (const [name, text] of Object.entries(texts)) portal.type(`input[name=${name}]`, text);
  portal.type('input[name=mobile]', '0900001678');
  portal.type('input[name=phone]', '02 0000 0178');
}

const sent = (call: string): readonly unknown[] =>
  portal.requests
    .filter(({ name }) => name === call)
    .map(({ body }) => (JSON.parse(body ?? '') as { birthDate?: unknown }).birthDate);

describe('the date of birth of who asks for a reset', () => {
  it('[RESET-23] the date of birth is asked for in three fields that a browser knows, in the order of the language', async () => {
    await inHongKong();
    const known = parts().map(({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode]);
    expect(known).toEqual([
      ['birthDate-day', 'bday-day', 'numeric'],
      ['birthDate-month', 'bday-month', 'numeric'],
      ['birthDate-year', 'bday-year', 'numeric'],
    ]);
    expect(portal.textsOf('[data-testid=birth-date] legend')).toEqual(['Date of birth']);
    expect(portal.textsOf('[data-testid=birth-date] label')).toEqual(['Day', 'Month', 'Year']);
    const [group] = portal.all('[data-testid=birth-date]');
    expect(portal.textsOf(`[id="${group?.getAttribute('aria-describedby') ?? ''}"]`)).toEqual([
      'For example, 28 5 1969.',
    ]);
    await inHongKong('zh_HK');
    expect(portal.textsOf('[data-testid=birth-date] label')).toEqual(['年', '月', '日']);
    expect(parts().map(({ name }) => name)).toEqual(['birthDate-year', 'birthDate-month', 'birthDate-day']);
    await inTaiwan();
    expect(portal.textsOf('[data-testid=birth-date] label')).toEqual(['年', '月', '日']);
  });

  it('[RESET-23, OPEN-85] goes out as one date, with blanks and full-width digits in its fields', async () => {
    await inHongKong('en_US', answer(400, refusal('PRE0008')));
    typeDate(' １９９２', '５ ', '10\u200B');
    await send();
    await eventually(() => expect(sent('askForPin')).toEqual(['1992-05-10']));
    await portal.find('[data-tone]', /^These details do not match our records\./);
    expect(parts().map(({ value }) => value)).toEqual(['10\u200B', '５ ', ' １９９２']);
  });

  it.each([
    [
      ['1969', '', ''],
      ['Please enter the day of your birth.', 'Please enter the month of your birth.'],
      ['birthDate-day', 'birthDate-month'],
    ],
    [['69', '5', '28'], ['Please enter all four digits of the year, for example 1969.'], ['birthDate-year']],
    [['民國58', '5', '28'], ['Please enter the year of your birth in digits, for example 1969.'], ['birthDate-year']],
    [
      ['1969', '13', '0'],
      ['Please enter the day as a number from 1 to 31.', 'Please enter the month as a number from 1 to 12.'],
      ['birthDate-day', 'birthDate-month'],
    ],
    [['1969', '2', '29'], ['There is no such day in this month. Please check the date.'], ['birthDate-day']],
    [
      ['2099', '1', '1'],
      ['The date of birth is not a real past date. For help, call 0000 0000.'],
      ['birthDate-day', 'birthDate-month', 'birthDate-year'],
    ],
    [['', '', ''], ['Please enter your date of birth.'], ['birthDate-day', 'birthDate-month', 'birthDate-year']],
  ] as const)(
    '[RESET-23, OPEN-85, ERR-54] %j is not sent: the group says why, and the first wrong field is entered',
    async ([year, month, day], says, fields) => {
      await inHongKong();
      typeDate(year, month, day);
      await send();
      await eventually(() => expect(errors().map((text) => text.replaceAll('\u00a0', ' '))).toEqual(says));
      expect(wrong()).toEqual(fields);
      expect(document.activeElement?.getAttribute('name')).toBe(fields[0]);
      const told = document.activeElement?.getAttribute('aria-describedby') ?? '';
      expect(portal.all('[data-testid=birth-date]')[0]?.getAttribute('aria-describedby')?.split(' ')).toContain(told);
      expect(portal.textsOf(`[id="${told}"] span`).length).toBe(says.length);
      expect(sent('askForPin')).toEqual([]);
    },
  );

  it('[RESET-23, OPEN-85] the date of birth is understood in Taiwan with a year of 民國, which is said once the year is left', async () => {
    await inTaiwan();
    const status = () => portal.textsOf('[data-testid=birth-date] [role=status]');
    portal.type(field('year'), '5');
    expect(status()).toEqual(['']);
    portal.type(field('year'), '５８');
    parts()[0]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await portal.find('[data-testid=birth-date] [role=status]', '民國58年 = 1969年');
    portal.type(field('year'), '1992');
    await eventually(() => expect(status()).toEqual(['']));
    typeDate('民國81', '5月', '10日');
    await send();
    await eventually(() => expect(sent('forgotPin')).toEqual(['1992-05-10']));
  });

  it('[RESET-23, OPEN-85] names in Taiwan both ways to write a year that is none', async () => {
    await inTaiwan();
    typeDate('0', '2', '30');
    await send();
    await eventually(() => expect(errors()).toEqual(['請用數字輸入年份，例如民國年 58 或西元年 1969。']));
    typeDate('58', '2', '29');
    await send();
    await eventually(() => expect(errors()).toEqual(['這個月沒有這一天，請檢查出生年月日。']));
    expect(wrong()).toEqual(['birthDate-day']);
    expect(portal.textsOf('[data-testid=birth-date] [role=status]')).toEqual(['民國58年 = 1969年']);
    expect(sent('forgotPin')).toEqual([]);
  });
});
