import { describe, expect, it } from 'vitest';
import { pinErrorCode, type pinEvents, twoFactorPinCode } from '../../domain/credentials/secrets/pin-error-codes';
import { secretScopes } from '../../domain/credentials/secrets/secret-scope';
import en_US from '../../ui/i18n/en_US/credentials.json';
import zh_HK from '../../ui/i18n/zh_HK/credentials.json';
import zh_TW from '../../ui/i18n/zh_TW/credentials.json';

/** The words for each code, in English and in the Chinese of Hong Kong and of Taiwan. */
const expected: Readonly<Record<string, readonly [string, string, string]>> = {
  PIN0001: ['Please enter your current login PIN.', '請輸入現時的登入個人密碼。', '請輸入目前的登入密碼。'],
  PIN0002: [
    'The current login PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    '現時的登入個人密碼不正確，請重新輸入。錯誤輸入超過 3 次，密碼將被鎖定 24 小時。',
    '目前的登入密碼不正確，請再輸入一次。錯誤超過 3 次，將鎖定 24 小時。',
  ],
  PIN0003: ['Please enter a new login PIN.', '請輸入新的登入個人密碼。', '請輸入新的登入密碼。'],
  PIN0004: [
    'The new login PIN must have digits only.',
    '新的登入個人密碼只可包含數字，請勿輸入字母或符號。',
    '新的登入密碼只能使用數字，請不要輸入字母或符號。',
  ],
  PIN0005: [
    'The new login PIN must have exactly 6 digits.',
    '新的登入個人密碼必須為 6 位數字。',
    '新的登入密碼必須是 6 位數字。',
  ],
  PIN0006: [
    'The new login PIN must not be your MasterAccount number or a part of it. Please choose another.',
    '新的登入個人密碼不可與綜合戶口號碼或其部分相同，請另選一個。',
    '新的登入密碼不可以是您的帳戶號碼或其中一部分，請換一個。',
  ],
  PIN0007: [
    'The new login PIN must not be your Regular Investment Plan number or a part of it. Please choose another.',
    '新的登入個人密碼不可與定期投資計劃號碼或其部分相同，請另選一個。',
    '新的登入密碼不可以是您的定期定額帳戶號碼或其中一部分，請換一個。',
  ],
  PIN0008: [
    'The new login PIN must not have the same digit more than twice in a row: 112233 is possible, 111234 is not.',
    '新的登入個人密碼不可有同一數字連續出現超過兩次：可用 112233，不可用 111234。',
    '新的登入密碼中，同一個數字不可以連續出現超過兩次：112233 可以，111234 不可以。',
  ],
  PIN0009: [
    'The new login PIN must not be an ascending sequence, such as 123456. Please choose another.',
    '新的登入個人密碼不可為順序遞增的數字，例如 123456，請另選一個。',
    '新的登入密碼不可以是遞增的連號，例如 123456，請換一個。',
  ],
  PIN0010: [
    'The new login PIN must not be a descending sequence, such as 654321. Please choose another.',
    '新的登入個人密碼不可為順序遞減的數字，例如 654321，請另選一個。',
    '新的登入密碼不可以是遞減的連號，例如 654321，請換一個。',
  ],
  PIN0011: ['Please confirm the new login PIN.', '請再次輸入新的登入個人密碼。', '請再輸入一次新的登入密碼。'],
  PIN0012: [
    'The two new login PINs do not match. Please enter it again.',
    '兩次輸入的新登入個人密碼不相同，請再次輸入。',
    '兩次輸入的新登入密碼不一樣，請再輸入一次。',
  ],
  PIN0013: [
    'This login PIN cannot be used. Please choose one that keeps every rule shown, or call {{phone}}.',
    '未能接受此登入個人密碼。請另選一個符合所示要求的密碼，或致電 {{phone}}。',
    '這個登入密碼尚未符合所有規則，請看標有叉號的項目；需要協助請來電 {{phone}}。',
  ],
  PIN0014: [
    'The new login PIN must be different from your current and previous PIN. Please choose another.',
    '新的登入個人密碼不可與現時或上一個相同，請另選一個。',
    '新的登入密碼不可以和目前或上一個相同，請換一個。',
  ],
  PIN0015: ['Your login PIN has been changed.', '您的登入個人密碼已更改。', '您的登入密碼已變更。'],
  PIN0016: ['Your login PIN has been created.', '您的登入個人密碼已建立。', '您的登入密碼已設定完成。'],
  PIN0017: ['Please enter your current transaction PIN.', '請輸入現時的交易密碼。', '請輸入目前的交易密碼。'],
  PIN0018: [
    'The current transaction PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    '現時的交易密碼不正確，請重新輸入。錯誤輸入超過 3 次，密碼將被鎖定 24 小時。',
    '目前的交易密碼不正確，請再輸入一次。錯誤超過 3 次，將鎖定 24 小時。',
  ],
  PIN0019: ['Please enter a new transaction PIN.', '請輸入新的交易密碼。', '請輸入新的交易密碼。'],
  PIN0020: [
    'The new transaction PIN must have digits only.',
    '新的交易密碼只可包含數字，請勿輸入字母或符號。',
    '新的交易密碼只能使用數字，請不要輸入字母或符號。',
  ],
  PIN0021: [
    'The new transaction PIN must have exactly 6 digits.',
    '新的交易密碼必須為 6 位數字。',
    '新的交易密碼太短，至少要 6 個英文字母或數字。',
  ],
  PIN0022: [
    'The new transaction PIN must not be your MasterAccount number or a part of it. Please choose another.',
    '新的交易密碼不可與綜合戶口號碼或其部分相同，請另選一個。',
    '新的交易密碼不可以是您的帳戶號碼或其中一部分，請換一個。',
  ],
  PIN0023: [
    'The new transaction PIN must not be your Regular Investment Plan number or a part of it. Please choose another.',
    '新的交易密碼不可與定期投資計劃號碼或其部分相同，請另選一個。',
    '新的交易密碼不可以是您的定期定額帳戶號碼或其中一部分，請換一個。',
  ],
  PIN0024: [
    'The new transaction PIN must not have the same digit more than twice in a row: 112233 is possible, 111234 is not.',
    '新的交易密碼不可有同一數字連續出現超過兩次：可用 112233，不可用 111234。',
    '新的交易密碼中，同一個數字不可以連續出現超過兩次：112233 可以，111234 不可以。',
  ],
  PIN0025: [
    'The new transaction PIN must not be an ascending sequence, such as 123456. Please choose another.',
    '新的交易密碼不可為順序遞增的數字，例如 123456，請另選一個。',
    '新的交易密碼不可以是遞增的連號，例如 123456，請換一個。',
  ],
  PIN0026: [
    'The new transaction PIN must not be a descending sequence, such as 654321. Please choose another.',
    '新的交易密碼不可為順序遞減的數字，例如 654321，請另選一個。',
    '新的交易密碼不可以是遞減的連號，例如 654321，請換一個。',
  ],
  PIN0027: ['Please confirm the new transaction PIN.', '請再次輸入新的交易密碼。', '請再輸入一次新的交易密碼。'],
  PIN0028: [
    'The two new transaction PINs do not match. Please enter it again.',
    '兩次輸入的新交易密碼不相同，請再次輸入。',
    '兩次輸入的新交易密碼不一樣，請再輸入一次。',
  ],
  PIN0029: [
    'This transaction PIN cannot be used. Please choose one that keeps every rule shown, or call {{phone}}.',
    '未能接受此交易密碼。請另選一個符合所示要求的密碼，或致電 {{phone}}。',
    '這個交易密碼不能使用：請用至少 6 個半形英文字母或數字，不含其他字元；需要協助請來電 {{phone}}。',
  ],
  PIN0030: [
    'The new transaction PIN must be different from your current and previous PIN. Please choose another.',
    '新的交易密碼不可與現時或上一個相同，請另選一個。',
    '新的交易密碼不可以和目前或上一個相同，請換一個。',
  ],
  PIN0031: ['Your transaction PIN has been changed.', '您的交易密碼已更改。', '您的交易密碼已變更。'],
  PIN0032: ['Your transaction PIN has been created.', '您的交易密碼已建立。', '您的交易密碼已設定完成。'],
  PIN0033: [
    'Please enter your current login PIN and your current transaction PIN.',
    '請輸入現時的登入個人密碼及交易密碼。',
    '請輸入目前的登入密碼與交易密碼。',
  ],
  PIN0034: [
    'One of the current PINs is wrong. Please enter both again. After more than 3 wrong tries they are locked for 24 hours.',
    '其中一個現時的密碼不正確，請重新輸入兩個密碼。錯誤輸入超過 3 次，密碼將被鎖定 24 小時。',
    '其中一組目前的密碼不正確，請兩組都再輸入一次。錯誤超過 3 次，將鎖定 24 小時。',
  ],
  PIN0035: [
    'Each new PIN must have exactly 6 digits.',
    '每個新密碼均須為 6 位數字。',
    '新的登入密碼或交易密碼不符合規則，請看標有叉號的項目。',
  ],
  PIN0036: [
    'Please enter each new PIN again, the same both times.',
    '請再次輸入每個新密碼，兩次須相同。',
    '請把每組新密碼再輸入一次，兩次要一樣。',
  ],
  PIN0037: [
    'Your login PIN and your transaction PIN have been changed.',
    '您的登入個人密碼及交易密碼已更改。',
    '您的登入密碼與交易密碼已變更。',
  ],
  PIN0038: [
    'Your login PIN and your transaction PIN have been created.',
    '您的登入個人密碼及交易密碼已建立。',
    '您的登入密碼與交易密碼已設定完成。',
  ],
  PIN0039: [
    'Two-factor login needs a new PIN. Please reset your PIN first, or call {{phone}}.',
    '如要使用雙重認證登入，您需要新的個人密碼。請先重設個人密碼，或致電 {{phone}}。',
    '要使用雙重驗證登入，請先重設您的密碼，或來電 {{phone}}。',
  ],
  PIN0040: [
    'One of the new PINs cannot be used. Please choose another: not one of your account numbers, no digit more than twice in a row, not in sequence, and different from your previous PINs.',
    '其中一個新密碼未能接受，請另選一個：不可為您的戶口號碼、同一數字連續出現超過兩次、順序數字，或曾經使用的密碼。',
    '其中一組新密碼不能使用，請換一組：不可以和目前或上一組相同。',
  ],
  VPN0001: [
    'The password or PIN is wrong. Please try again. After more than 3 wrong tries it is suspended for 24 hours.',
    '密碼不正確，請重新輸入。錯誤輸入超過 3 次，密碼將暫停使用 24 小時。',
    '密碼不正確，請再試一次。錯誤超過 3 次，將暫停使用 24 小時。',
  ],
  VPN0005: [
    'Your transaction PIN is suspended after too many wrong tries. Please reset it, try again after 24 hours, or call {{phone}}.',
    '您的交易密碼因多次輸入錯誤而暫停使用。請重設密碼、於 24 小時後再試，或致電 {{phone}}。',
    '您的交易密碼因錯誤次數過多已暫停使用。請重設密碼、於 24 小時後再試，或來電 {{phone}}。',
  ],
  PRE0000: ['Please choose what to reset.', '請選擇要重設的項目。', '請選擇要重設的項目。'],
  PRE0001: ['Please enter your username or account number.', '請輸入用戶名稱或戶口號碼。', '請輸入使用者代碼或帳號。'],
  PRE0002: [
    'The username or account number is not in the right format. For help, call {{phone}}.',
    '用戶名稱或戶口號碼格式不正確。如需協助，請致電 {{phone}}。',
    '使用者代碼或帳號的格式不正確。如需協助，請來電 {{phone}}。',
  ],
  PRE0003: ['Please enter your e-mail address.', '請輸入電郵地址。', '請輸入電子信箱。'],
  PRE0004: [
    'The e-mail address is not in the right format. For help, call {{phone}}.',
    '電郵地址格式不正確。如需協助，請致電 {{phone}}。',
    '電子信箱的格式不正確。如需協助，請來電 {{phone}}。',
  ],
  PRE0005: ['Please enter your date of birth.', '請輸入出生日期。', '請輸入出生日期。'],
  PRE0006: [
    'The date of birth is not a real past date. For help, call {{phone}}.',
    '出生日期不正確。如需協助，請致電 {{phone}}。',
    '出生日期不正確。如需協助，請來電 {{phone}}。',
  ],
  PRE0007: [
    'Some of your details are missing. Please fill in every field.',
    '部分資料尚未填寫，請填妥每一欄。',
    '部分資料尚未填寫，請填寫每一欄。',
  ],
  PRE0008: [
    'These details do not match our records. Please check each of them. After more than 3 wrong tries the reset is closed for 24 hours. If your details have changed, call {{phone}}.',
    '您輸入的資料與我們的記錄不符，請逐項核對。錯誤超過 3 次，重設功能將暫停 24 小時。如您的資料已更改，請致電 {{phone}}。',
    '您輸入的資料與我們的紀錄不符，請逐項核對。錯誤超過 3 次，重設功能將暫停 24 小時。若您的資料已變更，請來電 {{phone}}。',
  ],
  PRE0010: [
    'You have already asked for a reset that is not activated yet. Please activate it first. If you have not received anything, call {{phone}} and we will send it again.',
    '您先前的重設尚未啟動，請先完成啟動。如仍未收到通知，請致電 {{phone}}，我們會再次寄出。',
    '您先前申請的重設尚未啟用，請先完成啟用。若您尚未收到通知，請來電 {{phone}}，我們會再寄一次。',
  ],
  PRE0011: [
    'For your safety the reset is closed for 24 hours. Please come back after that, or call {{phone}}.',
    '為保障您的戶口安全，重設功能已暫停 24 小時。請於其後再試，或致電 {{phone}}。',
    '為了保護您的帳戶，重設功能已暫停 24 小時。請屆時再試，或來電 {{phone}}。',
  ],
  PRE0012: [
    'Online trading is stopped for your account. Please call {{phone}}.',
    '您的戶口已停用網上交易服務，請致電 {{phone}}。',
    '您的帳戶已停止網路交易服務，請來電 {{phone}}。',
  ],
};

const catalogues = [en_US['pin-codes'], zh_HK['pin-codes'], zh_TW['pin-codes']] as const;
const resets = [en_US.reset, zh_HK.reset, zh_TW.reset] as const;

const wordsOf = (code: string): readonly (string | undefined)[] => {
  const key = code.startsWith('PRE') ? `refusal-${code}` : code;
  return (code.startsWith('PRE') ? resets : catalogues).map((texts) => new Map(Object.entries(texts)).get(key));
};

const said = (...codes: readonly string[]): void => {
  for (const code of codes) expect([code, ...wordsOf(code)]).toEqual([code, ...(expected[code] ?? [])]);
};

const ofEvent = (event: (typeof pinEvents)[number]): readonly string[] =>
  secretScopes.map((scope) => pinErrorCode(event, scope));

describe('the words of the codes of PINs and passwords', () => {
  it('[ERR-37, OPEN-01] words exist for PIN0001 to PIN0040, in three languages', () => {
    const codes = Array.from({ length: 40 }, (_, at) => `PIN${String(at + 1).padStart(4, '0')}`);
    expect(Object.keys(expected).filter((code) => code.startsWith('PIN'))).toEqual(codes);
    said(...codes);
  });

  it('[ERR-38] ask for the present one', () => said(...ofEvent('current-missing')));
  it('[ERR-39] say that the present one is wrong', () => said(...ofEvent('current-wrong')));
  it('[ERR-40] say that the new one is the account’s number', () =>
    said(...ofEvent('equals-account-number'), ...ofEvent('equals-plan-number')));
  it('[ERR-41] say that a digit is repeated', () => said(...ofEvent('repeating-digits')));
  it('[ERR-42] say that it is in order', () =>
    said(...ofEvent('ascending-sequence'), ...ofEvent('descending-sequence')));
  it('[ERR-43] say that the entries differ', () => said(...ofEvent('reentry-missing'), ...ofEvent('reentry-mismatch')));
  it('[ERR-44] say that it has digits only', () => said(...ofEvent('digits-only')));
  it('[ERR-45] say that it has exactly 6 digits', () => said(...ofEvent('six-digits')));
  it('[ERR-46] say that its format is not accepted', () => said(...ofEvent('not-accepted')));
  it('[ERR-47] say that it is changed', () => said(...ofEvent('changed')));
  it('[ERR-48] say that it is created', () => said(...ofEvent('created')));
  it('[ERR-49] ask for a reset, for who wants to log in with two factors', () => said(twoFactorPinCode));

  it('[ERR-50, OPEN-02] words exist for PRE0000 to PRE0008', () => {
    said(...Array.from({ length: 9 }, (_, at) => `PRE000${String(at)}`));
  });

  it.each([
    ['[ERR-51] the category', ['PRE0000']],
    ['[ERR-52] the account number', ['PRE0001', 'PRE0002']],
    ['[ERR-53] the e-mail address', ['PRE0003', 'PRE0004']],
    ['[ERR-54] the date of birth', ['PRE0005', 'PRE0006']],
    ['[ERR-55] any other data', ['PRE0007', 'PRE0008']],
  ] as const)('%s: say what is missing, or not valid', (_, codes) => said(...codes));

  it('[ERR-56] say that an earlier reset is not activated', () => said('PRE0010'));
  it('[ERR-57] say that the reset is closed for 24 hours', () => said('PRE0011'));
  it('[ERR-58] say that online trading is stopped', () => said('PRE0012'));

  it('[ERR-59] name the telephone number wherever a reset can’t be helped by typing', () => {
    for (const code of ['PRE0002', 'PRE0004', 'PRE0006', 'PRE0008', 'PRE0010', 'PRE0011', 'PRE0012'])
      for (const text of wordsOf(code)) expect([code, text]).toEqual([code, expect.stringContaining('{{phone}}')]);
  });

  it('[ERR-60] say that the password is wrong', () => said('VPN0001'));
  it('[ERR-61] say that the password is suspended, and that a reset helps', () => said('VPN0005'));
});
