import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** 通行密鑰的文字（香港）。 */
export const zh_HK: SameKeys<typeof en_US> = {
  passkeys: {
    title: '通行密鑰',
    'why-proof':
      '設定通行密鑰後，您可用指紋、面容或裝置的螢幕鎖確認增值、提款及取消交易，毋須再輸入密碼。原有的密碼仍然有效。',
    'why-login':
      '設定通行密鑰後，您可用指紋、面容或裝置的螢幕鎖代替一次性驗證碼登入。登入時仍須輸入密碼，亦可照常使用驗證碼。',
    none: '您尚未設定通行密鑰。',
    added: '於 {{at}} 新增',
    used: '於 {{at}} 新增，上次於 {{used}} 使用',
    add: '新增通行密鑰',
    'add-title': '新增通行密鑰',
    name: '通行密鑰名稱',
    'name-hint': '方便您在清單中識別，例如裝置名稱。',
    'name-problem': '請輸入 1 至 40 個字元的名稱。',
    'default-name': '我的裝置',
    secret: '您的個人密碼',
    'secret-required': '請輸入您的個人密碼。',
    'secret-invalid': '密碼不正確，請重新輸入。',
    next: '繼續',
    cancel: '取消',
    follow: '請按瀏覽器或裝置的提示操作。',
    remove: '移除',
    'remove-of': '移除名為「{{name}}」的通行密鑰',
    'remove-title': '移除「{{name}}」？',
    'remove-note': '移除後，此通行密鑰將不可再在此使用。請同時在您的裝置上刪除。',
    'is-added': '通行密鑰已新增，我們已另行通知您。',
    'is-removed': '通行密鑰已移除，我們已另行通知您。',
    unknown: '系統沒有收到回覆。請重新載入網頁，查看通行密鑰是否已新增或移除。',
    'not-declined': '未有使用或建立通行密鑰。您可再試一次。',
    'not-already-there': '此裝置已有您戶口的通行密鑰。',
    'not-impossible': '此瀏覽器或裝置未能完成。請使用其他方式。',
    'not-here': '此瀏覽器不支援通行密鑰。',
    confirm: '以通行密鑰確認',
    'use-secret': '改用個人密碼',
    login: '改用通行密鑰',
    'refusal-unavailable': '目前未能在此使用通行密鑰，請使用其他方式。',
    'refusal-unknown': '操作已逾時，或已經完成。請重新開始。',
    'refusal-refused': '此通行密鑰不獲接納。請再試一次，或使用其他方式。',
    'refusal-tooMany': '您的通行密鑰數目已達上限，請先移除一個。',
  },
};
