import common from '../zh_HK/common.json';
import login from '../zh_HK/login.json';
import oneTimeCode from '../zh_HK/one-time-code.json';
import portfolio from '../zh_HK/portfolio.json';
import shell from '../zh_HK/shell.json';
import visitors from '../zh_HK/visitors.json';

/** The namespaces that a visit begins with: what every page says, the login page and the holdings. */
export const texts = { common, login, 'one-time-code': oneTimeCode, portfolio, shell, visitors };
