import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loginErrorCodes } from '../../../domain/credentials/login/login-error-codes';
import { languages } from '../../../domain/language';
import { agreementFunctionCodes } from '../../../domain/trading/notes/agreement-function-code';
import { feeDisclosures } from '../../../domain/trading/notes/note-details';
import { noteKinds } from '../../../domain/trading/notes/required-notes';
import { currencies } from '../../../domain/money/currency';
import { textsOf } from '../../../ui/i18n/words';
import { projectRoot } from '../../architecture-tree';
import {
  namespacesIn,
  placeholdersIn,
  pluralFormOf,
  pluralFormsOf,
  readCatalogue,
  withoutPlural,
} from '../../sentences/catalogue';
import { keysSaidBy, sourcesOfUi } from '../../sentences/said-keys';
import { textsAlike } from './texts-alike';

const english = readCatalogue('en_US');
const hongKong = readCatalogue('zh_HK');
const taiwan = readCatalogue('zh_TW');
const catalogues = { en_US: english, zh_HK: hongKong, zh_TW: taiwan };

describe('what is to be accepted before an order', () => {
  it('[TRADE-24, TRADE-65, TRADE-81..84, ENUM-10, OPEN-40] each note and agreement has a text of its own in each language', () => {
    const names = [
      ...noteKinds.map((note) => `note-${note}-text`),
      ...feeDisclosures.map((fee) => `note-fee-${fee}`),
      ...agreementFunctionCodes.map((code) => `agreement-${code}-text`),
      'agreement-text',
    ];
    for (const catalogue of [english, hongKong, taiwan]) {
      const texts = names.map((name) => catalogue.get(`order-list:${name}`) ?? '');
      expect(names.filter((_, index) => (texts[index] ?? '').length < 10)).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('the catalogues', () => {
  it.each(languages)('[I18N-01, ENUM-32] hold each text in %s, in each plural form of the language', (language) => {
    const expected = [...english.keys()].flatMap((key) =>
      pluralFormOf(key) === undefined ? [key] : pluralFormsOf(language).map((form) => `${withoutPlural(key)}_${form}`),
    );
    expect([...catalogues[language].keys()].toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it.each(languages)(
    '[I18N-01] load each namespace of %s once, with the first words or with the later ones',
    async (language) => {
      const loaded = await Promise.all([textsOf('first', language), textsOf('later', language)]);
      expect(loaded.flatMap((texts) => Object.keys(texts)).toSorted()).toEqual(namespacesIn(language));
      expect(namespacesIn(language)).toEqual(namespacesIn('en_US'));
    },
  );

  it('leave no text empty', () => {
    const empty = (catalogue: ReadonlyMap<string, string>) =>
      [...catalogue].filter(([, text]) => text === '').map(([key]) => key);
    for (const catalogue of [english, hongKong, taiwan]) expect(empty(catalogue)).toEqual([]);
  });

  it('fill the same placeholders in every language; a text of one thing may leave its number out', () => {
    for (const language of languages)
      for (const [key, text] of catalogues[language]) {
        const stated = placeholdersIn(english.get(key) ?? '');
        const optional = pluralFormOf(key) === 'one' ? ['count'] : [];
        const missing = stated.filter((name) => !optional.includes(name) && !placeholdersIn(text).includes(name));
        const unknown = placeholdersIn(text).filter((name) => !stated.includes(name) && !optional.includes(name));
        expect({ language, key, missing, unknown }).toEqual({ language, key, missing: [], unknown: [] });
      }
  });

  it('name a button by what stands on it and what it is for, so that who speaks to it can say what they see', () => {
    const named = sourcesOfUi
      .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/aria-label=\{t\('([\w-]+:[\w.-]+)-of'/g)])
      .map(([, key = '']) => key)
      .filter((key) => english.has(key));
    expect(named.length).toBeGreaterThan(8);
    for (const catalogue of [english, hongKong, taiwan])
      for (const key of named) {
        const [seen = '', name = ''] = [catalogue.get(key), catalogue.get(`${key}-of`)].map((text) =>
          text?.toLowerCase(),
        );
        expect([key, name.includes(seen) ? seen : name]).toEqual([key, seen]);
      }
  });

  const texts = (code: string) =>
    [english, hongKong, taiwan].map((catalogue) => catalogue.get(`common:error-codes.${code}`));

  it('[I18N-14] the catalogues have a text for every login code in each language', () => {
    for (const code of loginErrorCodes) expect(texts(code)).not.toContain(undefined);
  });

  it.each(['LOG0001', 'LOG0007', 'LOG0011'])(
    '[ERR-26, ERR-30, ERR-34] say of %s that the name or secret is wrong',
    (code) => {
      expect(texts(code)).toEqual([
        'The username or master account no. you entered is incorrect. Please try again.\nPlease also check your PIN or password. More than 3 wrong attempts lock the account.\nIf your username is right, it is the PIN or password that is wrong.',
        '您輸入的用戶名稱、綜合戶口號碼或個人密碼不正確，請重新輸入。\n錯誤輸入超過 3 次，戶口將被鎖定。',
        '您輸入的使用者代碼、身分證字號或登入密碼不正確，請重新輸入。\n錯誤超過 3 次，帳戶將被鎖定。',
      ]);
    },
  );

  it('[ERR-27, ERR-33, ERR-35, ERR-36] say what to enter, from where, and with which name', () => {
    expect(texts('LOG0003')).toEqual([
      'Please enter your username and password.',
      '請輸入用戶名稱及密碼。',
      '請輸入使用者代碼與密碼。',
    ]);
    expect(texts('LOG0010')).toEqual([
      'The password is wrong or not valid. Please enter it again.',
      '密碼不正確或無效，請重新輸入。',
      '密碼錯誤或無效，請重新輸入。',
    ]);
    expect(texts('LOG0012')).toEqual([
      'Please do not use a company’s internal network to trade for other people.',
      '請勿使用公司內部網絡為他人進行交易。',
      '請勿使用公司內部網路代他人進行交易。',
    ]);
    expect(texts('LOG0013')).toEqual([
      'You have set a username. Please log in with your username only.',
      '您已設定用戶名稱，請只以用戶名稱登入。',
      '您已設定使用者代碼，請僅以使用者代碼登入。',
    ]);
  });

  it('[ERR-28, ERR-29, ERR-31, ERR-32] say that the account is locked, disabled, being reset or not activated', () => {
    expect(texts('LOG0005')).toEqual([
      'Your account is locked. If there were more than 3 wrong attempts, you can reset your PIN online or try again after 24 hours. If you mistyped nothing, or neither helps, call {{phone}}.',
      '您的戶口現時已鎖定。如曾錯誤輸入超過 3 次，您可於網上重設個人密碼，或於 24 小時後再試；如沒有輸入錯誤，或仍未能登入，請致電 {{phone}}。',
      '您的帳戶目前已鎖定。若是密碼或驗證碼錯誤超過 3 次，您可以在線上重設密碼，或於 24 小時後再試；若您並未輸入錯誤，或仍無法登入，請來電 {{phone}}。',
    ]);
    expect(texts('LOG0006')).toEqual([
      'Your fund account is disabled. Please call our hotline at {{phone}}.',
      '您的基金戶口已停用，請致電熱線 {{phone}}。',
      '您的基金帳戶已停用，請來電客服專線 {{phone}}。',
    ]);
    expect(texts('LOG0008')).toEqual([
      'Your PIN is being reset. We will send your new PIN within 3 business days.',
      '您的個人密碼正在重設，新密碼將於 3 個營業日內寄出。',
      '您的密碼正在重設，新密碼將於 3 個營業日內寄出。',
    ]);
    expect(texts('LOG0009')).toEqual([
      'Your PIN has not been activated yet. Please activate it first.',
      '您的個人密碼尚未啟動，請先啟動。',
      '您的密碼尚未啟用，請先完成啟用。',
    ]);
  });

  it('say what to do when something was done too often', () => {
    expect(texts('OTP_SENT_TOO_OFTEN')).toEqual([
      'You have asked for a code too often. Please try again in an hour.',
      '您要求驗證碼的次數過多，請於一小時後再試。',
      '您索取驗證碼的次數過多，請於一小時後再試。',
    ]);
    expect(texts('TOO_MANY_REQUESTS')).toEqual([
      'You have done this too often in a short time. Please wait a while, then try again.',
      '您在短時間內操作過於頻密，請稍後再試。',
      '您在短時間內操作過於頻繁，請稍後再試。',
    ]);
  });

  it('[AUTH-40, CONFLICT-08, ERR-26, ERR-30, ERR-34] begin the texts of a wrong credential with the sentence as given', () => {
    for (const code of ['LOG0001', 'LOG0007', 'LOG0011'])
      expect(english.get(`common:error-codes.${code}`)).toBe(
        'The username or master account no. you entered is incorrect. Please try again.\nPlease also check your PIN or password. More than 3 wrong attempts lock the account.\nIf your username is right, it is the PIN or password that is wrong.',
      );
  });

  it('[CONST-14, AUTH-45, ERR-31] say when a new PIN comes', () => {
    expect(english.get('common:error-codes.LOG0008')).toContain('within 3 business days');
    for (const catalogue of [hongKong, taiwan])
      expect(catalogue.get('common:error-codes.LOG0008')).toContain('3 個營業日');
  });

  it('[ERR-80, I18N-15, OPEN-05] name the hotline by a variable', () => {
    expect(english.get('common:error-codes.general')).toBe(
      'The system failed to process your request. Please contact our Funds InvestorLine at {{phone}}.',
    );
  });

  it('[ERR-82] say in the words given that nothing was found', () => {
    expect(english.get('funds:no-match')).toBe('No matches found');
  });

  it('[SHELL-11] name the Close button under its key', () => {
    expect(english.get('common:api.modal-cta-close')).toBe('Close');
  });

  it('[FMT-11, ENUM-30] name the eleven currencies', () => {
    for (const currency of currencies) expect(english.has(`portfolio:currency.${currency.toLowerCase()}`)).toBe(true);
  });

  it('never write a HK word in Taiwan’s catalogue, nor the other way round', () => {
    const none = (catalogue: ReadonlyMap<string, string>, words: readonly string[]) =>
      [...catalogue].filter(([, text]) => words.some((word) => text.includes(word)));
    expect(none(taiwan, ['戶口', '認購', '贖回', '回報率', '結單', '月供', '單位價格', '網絡', '登入時段'])).toEqual(
      [],
    );
    expect(none(hongKong, ['帳戶', '申購', '買回', '報酬率', '對帳單', '定期定額', '淨值', '網路'])).toEqual([]);
  });

  it('[PORT-46] call what is held and the plans in Taiwan by the glossary’s names, and a return by that of no interest rate', () => {
    const isOther = (text: string) => /庫存|持有部位|定期投資/.test(text);
    expect([...taiwan].filter(([, text]) => isOther(text))).toEqual([]);
    for (const [catalogue, returns] of [
      [hongKong, '回報率'],
      [taiwan, '報酬率'],
    ] as const)
      for (const key of ['history:money-weighted-none', 'history:money-weighted-ambiguous'])
        expect(catalogue.get(key)?.replaceAll(returns, '')).not.toContain('率');
  });

  it('leave a space between Chinese text and the code of a currency', () => {
    for (const catalogue of [hongKong, taiwan])
      expect(
        [...catalogue].filter(([, text]) =>
          /[\u4e00-\u9fff]\{\{currency\}\}|\{\{currency\}\}[\u4e00-\u9fff]/.test(text),
        ),
      ).toEqual([]);
  });

  it('use full-width punctuation in Chinese text', () => {
    for (const catalogue of [hongKong, taiwan])
      expect([...catalogue].filter(([, text]) => /[\u4e00-\u9fff][,;:?!]/.test(text))).toEqual([]);
  });

  it('leave no text alike in HK and Taiwan that isn’t listed with the reason why it may be', () => {
    const alike = [...hongKong].flatMap(([key, text]) => (taiwan.get(key) === text ? [text] : []));
    const listed = Object.values(textsAlike).flat();
    expect(alike.filter((text) => !listed.includes(text))).toEqual([]);
    expect(listed.filter((text) => !alike.includes(text))).toEqual([]);
  });

  it('each text with plural forms is told how many', () => {
    const plural = [...english.keys()].filter((key) => pluralFormOf(key) !== undefined);
    expect(plural.length).toBeGreaterThan(20);
    const uncounted = keysSaidBy(sourcesOfUi).filter(({ says, isUncounted }) => isUncounted && plural.some(says));
    expect(uncounted.map(({ file }) => file)).toEqual([]);
  });

  it('the catalogues have no key that nothing uses', () => {
    const said = keysSaidBy(sourcesOfUi);
    expect([...english.keys()].filter((key) => !said.some(({ says }) => says(key)))).toEqual([]);
  });
});
