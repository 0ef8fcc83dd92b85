import { describe, expect, it } from 'vitest';
import english from '../../ui/i18n/en_US/cash-account.json';
import chinese from '../../ui/i18n/zh_HK/cash-account.json';
import summariesInEnglish from '../../ui/i18n/en_US/summaries.json';
import summariesInChinese from '../../ui/i18n/zh_HK/summaries.json';

const types = summariesInEnglish.cash;
const chineseTypes = summariesInChinese.cash;

describe('the words of the Cash Account', () => {
  it.each([
    ['VCA-09', 'type-initial_topup', 'First top-up', '首次存入'],
    ['VCA-10', 'type-topup', 'Top-up', '存入款項'],
    ['VCA-11', 'type-escheduler_topup', 'eScheduler top-up', 'eScheduler 月供存入'],
    ['VCA-12', 'type-bankchange_topup', 'Top-up after a change of bank', '更改銀行戶口後存入'],
    ['VCA-13', 'type-deduct_reversal', 'Deduction reversed', '扣款沖回'],
    ['VCA-14', 'type-withdrawal', 'Withdrawal', '提款'],
    ['VCA-15', 'type-lumpsum_subscription', 'Lump-sum subscription', '整額認購'],
    ['VCA-16', 'type-escheduler_subscription', 'eScheduler subscription', 'eScheduler 月供認購'],
    ['VCA-17', 'type-refund', 'Refund', '退款'],
    ['VCA-18', 'type-subscription', 'Subscription', '認購'],
  ] as const)('[VCA-09..18] name each type of transaction, in both languages: %s', (_, key, said, saidInChinese) => {
    expect([types[key], chineseTypes[key]]).toEqual([said, saidInChinese]);
  });

  it('[VCA-27] say how long a withdrawal normally takes', () => {
    expect([english['withdrawal-takes'], chinese['withdrawal-takes']]).toEqual([
      'A withdrawal is normally paid within 5 Hong Kong business days.',
      '提款一般於 5 個香港營業日內支付。',
    ]);
  });

  it('[VCA-29, OPEN-67] say when withdrawals are served, and that one can be sent at any time', () => {
    expect([english['withdrawal-hours'], chinese['withdrawal-hours']]).toEqual([
      'Service hours are 9:00 to 17:00 Hong Kong time, Monday to Friday, except public holidays. You can submit a withdrawal at any time.',
      '服務時間為星期一至五香港時間上午 9 時至下午 5 時，公眾假期除外。您可隨時提交提款指示。',
    ]);
  });

  it.each([
    [
      'VCA-0100',
      'We could not find your Cash Account. Nothing was changed. Please call {{phone}}.',
      '找不到您的現金戶口，沒有任何更改。請致電 {{phone}}。',
    ],
    [
      'VCA-0101',
      'You already have a Cash Account, so a second one cannot be opened.',
      '您已有現金戶口，不會再開立另一個。',
    ],
    [
      'VCA-0102',
      'We could not find this transaction. Please check your transactions again in a moment.',
      '找不到這項交易。請稍後再查看您的交易紀錄。',
    ],
    [
      'VCA-0103',
      'We could not find the balance of your Cash Account, so nothing was changed. Please call {{phone}}.',
      '找不到您現金戶口的結餘，因此沒有任何更改。請致電 {{phone}}。',
    ],
    [
      'VCA-0104',
      'This transaction is already complete, so it can no longer be changed.',
      '這項交易已經完成，不能再更改。',
    ],
    [
      'VCA-0105',
      'The status of this transaction could not be changed. Please call {{phone}}.',
      '未能更改這項交易的狀況。請致電 {{phone}}。',
    ],
    [
      'VCA-0106',
      'Your Cash Account is not enabled. To have it enabled, please call {{phone}}.',
      '您的現金戶口尚未啟用。如欲啟用，請致電 {{phone}}。',
    ],
    [
      'VCA-0107',
      'The payment of this transaction is already complete, so it can no longer be changed.',
      '這項交易的付款已經完成，不能再更改。',
    ],
    [
      'VCA-0108',
      'We could not tell whether this was a payment in or out, so nothing was done.',
      '未能確定這項交易屬存入或支出，因此沒有執行。',
    ],
    [
      'VCA-0109',
      'There is no bank account on record that may be used for this. Please give us your bank instruction first, or call {{phone}}.',
      '您尚未登記可用的銀行戶口。請先登記，或致電 {{phone}}。',
    ],
    [
      'VCA-0200',
      'Please enter an amount in dollars and cents, e.g. 5000.00.',
      '請輸入大於零的金額，可輸入至仙位，例如 5000.00。',
    ],
    ['VCA-0200-TOPUP', 'The minimum top-up is HKD 1,000.', '每次存入最少為 HKD 1,000。'],
    [
      'VCA-0200-WITHDRAWAL',
      'The minimum withdrawal is HKD 5,000. If you have less than that, withdraw the full balance.',
      '每次提款最少為 HKD 5,000。如結餘不足此數，請提取全部結餘。',
    ],
    ['VCA-0201', 'This is more than the available balance of your Cash Account.', '金額超出您現金戶口的可用結餘。'],
    [
      'VCA-0300',
      'The bank’s notice about this payment had no reference number. Nothing was changed.',
      '銀行的訊息沒有編號，因此未能使用。沒有任何更改。',
    ],
    [
      'VCA-0301',
      'The bank’s notice about this payment has already been processed. The payment is counted once.',
      '銀行就這筆付款發出的訊息已經使用過。這筆付款只計算一次。',
    ],
    [
      'VCA-0302',
      'The bank’s notice did not say which transaction it was for. Nothing was changed.',
      '銀行的訊息沒有說明屬於哪項交易，因此未能使用。沒有任何更改。',
    ],
    [
      'VCA-9999',
      'Something went wrong (code {{code}}). Please call our customer service: {{phone}}.',
      '發生問題（編號 {{code}}）。請致電客戶服務：{{phone}}。',
    ],
  ] as const)('[ERR-62..79, OPEN-03] say what a refusal means and what to do: %s', (code, said, saidInChinese) => {
    const key = `refusal-${code}` as const;
    expect([english[key], chinese[key]]).toEqual([said, saidInChinese]);
  });
});
