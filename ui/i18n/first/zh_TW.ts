import common from '../zh_TW/common.json';
import login from '../zh_TW/login.json';
import oneTimeCode from '../zh_TW/one-time-code.json';
import portfolio from '../zh_TW/portfolio.json';
import shell from '../zh_TW/shell.json';
import visitors from '../zh_TW/visitors.json';

/** The namespaces that a visit begins with: what every page says, the login page and the holdings. */
export const texts = { common, login, 'one-time-code': oneTimeCode, portfolio, shell, visitors };
