import common from '../en_US/common.json';
import login from '../en_US/login.json';
import oneTimeCode from '../en_US/one-time-code.json';
import portfolio from '../en_US/portfolio.json';
import shell from '../en_US/shell.json';
import visitors from '../en_US/visitors.json';

/** The namespaces that a visit begins with: what every page says, the login page and the holdings. */
export const texts = { common, login, 'one-time-code': oneTimeCode, portfolio, shell, visitors };
