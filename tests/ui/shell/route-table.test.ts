import { describe, expect, it } from 'vitest';
import { type FeatureFlags, featureFlags } from '../../../config/feature-flags';
import { namedPaths } from '../../../config/named-paths';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { type Extension, extensions } from '../../../contract/extensions';
import { routeTable } from '../../../ui/app/routes/route-table';
import { aConfiguration } from '../../builders/a-configuration';

const rowsOf = (flags: FeatureFlags, profile: PortalConfiguration['profile']) =>
  routeTable({ ...aConfiguration({ region: flags.VCA ? 'HK' : 'TW', profile }), flags });
const paths = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map((row) => row.path);
const orders = ['/order/buy', '/order/sell', '/order/switch', '/order/confirm'];
const services = ['/order/pre-order', '/order/ipo-buy', '/order/ipo-switch'];
const messagePages = ['/not-found', '/general-error', '/logged-out'];

const stepUpReturns = ['/re-auth-callback', '/re-auth-redirect'];

describe('the route table', () => {
  it('[ROUTE-01, ROUTE-02, ROUTE-04, ROUTE-08, ROUTE-09, ROUTE-11, ROUTE-12, ROUTE-13, ROUTE-20] the route table in coexist holds the specification’s routes alone, in TW', () => {
    expect(paths(featureFlags('TW', 'production'), 'coexist')).toEqual([
      '/',
      '/client-tier',
      '/enhanced-suitability',
      '/url/*',
      '/login',
      '/reset-username-password',
    ]);
  });

  it('[ROUTE-01, ROUTE-03, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-20, CONF-10, CONFLICT-15] the route table in coexist holds the specification’s routes alone, in HK', () => {
    expect(paths(featureFlags('HK', 'production'), 'coexist')).toEqual([
      '/',
      '/client-tier',
      '/account/documentUpload',
      '/vca/tx-balance',
      '/vca/top-up',
      '/vca/withdraw',
      '/login',
      ...stepUpReturns,
    ]);
  });

  it('[OPEN-16, CONFLICT-13, FUND-12, ACCT-01, ACCT-06, ORDQ-01..06] the route table in standalone adds the pages of the funds, of a fund, of the account, of the orders and of Hong Kong’s questionnaire, and what the legacy app would show, in both regions', () => {
    const everything = (...own: readonly string[]) => [
      '/',
      '/client-tier',
      '/funds',
      '/fund/:fundId',
      '/watchlist',
      '/gains',
      '/dealing-calendar',
      '/profile',
      ...own,
      '/login',
      '/change-password',
      '/username',
      ...messagePages,
    ];
    expect(paths(featureFlags('TW', 'production'), 'standalone')).toEqual(
      everything(
        '/url/*',
        ...orders.toSpliced(1, 0, ...services),
        '/orders',
        '/plans',
        '/plans/new',
        '/plans/smart-switch',
        '/plans/dividends',
      )
        .toSpliced(2, 0, '/enhanced-suitability')
        .toSpliced(23, 0, '/reset-username-password')
        .toSpliced(25, 0, '/reset-trading-password'),
    );
    expect(paths(featureFlags('HK', 'production'), 'standalone')).toEqual(
      everything(
        '/account/documentUpload',
        ...orders,
        '/orders',
        '/plans',
        '/plans/new',
        '/plans/switch',
        '/plans/move',
        '/vca/tx-balance',
        '/vca/top-up',
        '/vca/withdraw',
      )
        .toSpliced(2, 0, '/risk-questionnaire')
        .toSpliced(19 + orders.length, 0, '/reset-pin', '/activate-pin')
        .toSpliced(23 + orders.length, 0, '/re-auth-passkey', ...stepUpReturns),
    );
  });

  it('[ROUTE-18, CONFLICT-13] beside the older site has no route on the ten paths that only have a name', () => {
    const named = Object.values(namedPaths);
    expect(named).toHaveLength(10);
    expect(named.filter((path) => path.includes(':'))).toEqual(['/fund/:fundId']);
    for (const region of ['HK', 'TW'] as const)
      expect(
        paths(featureFlags(region, 'development'), 'coexist').filter((path) => named.some((one) => one === path)),
      ).toEqual([]);
  });

  it('[ROUTE-05..07, CONF-09, CONF-14, CONFLICT-14, CONFLICT-53] the return from a step-up is a route in HK alone, and its local page there outside production', () => {
    const proofs = (region: 'HK' | 'TW', environment: 'production' | 'test') =>
      paths(featureFlags(region, environment), 'coexist').filter((path) => path.startsWith('/re-auth'));
    expect(proofs('HK', 'production')).toEqual(stepUpReturns);
    expect(proofs('HK', 'test')).toEqual(['/re-auth-local', ...stepUpReturns]);
    expect([...proofs('TW', 'production'), ...proofs('TW', 'test')]).toEqual([]);
  });

  it('[AUTH-22, CONF-15, CONFLICT-14] the route table has local login in HK’s development and test alone', () => {
    expect(paths(featureFlags('HK', 'development'), 'coexist')).toContain('/local-login');
    expect(paths(featureFlags('HK', 'test'), 'coexist')).toContain('/local-login');
    expect(paths(featureFlags('HK', 'production'), 'coexist')).not.toContain('/local-login');
    expect(paths(featureFlags('TW', 'development'), 'coexist')).not.toContain('/local-login');
  });

  it('[OPEN-59, CONFLICT-13] leaves out the pages of an extension that the server lacks, and with none keeps those that need none', () => {
    const served = (region: 'HK' | 'TW', has: readonly Extension[]) =>
      routeTable(aConfiguration({ region, profile: 'standalone', extensions: [...has] })).map(({ path }) => path);
    const lost = (region: 'HK' | 'TW', lacking: Extension) => {
      const left = served(
        region,
        extensions.filter((one) => one !== lacking),
      );
      return served(region, extensions).filter((path) => !left.includes(path));
    };
    expect(lost('HK', 'order-entry')).toEqual(orders);
    expect(lost('TW', 'fund-order-terms')).toEqual(['/order/ipo-buy', '/order/ipo-switch']);
    expect(lost('HK', 'passkeys')).toEqual(['/re-auth-passkey']);
    expect(lost('HK', 'pin-reset')).toEqual(['/reset-pin', '/activate-pin']);
    expect(lost('TW', 'trading-password-reset')).toEqual(['/reset-trading-password']);
    expect(lost('HK', 'risk-questionnaire')).toEqual(['/risk-questionnaire']);
    expect(lost('TW', 'usernames')).toEqual(['/username']);
    expect(lost('TW', 'watch-list')).toEqual(['/watchlist']);
    expect(lost('TW', 'dividend-instructions')).toEqual(['/plans/dividends']);
    const core = ['/', '/client-tier', '/enhanced-suitability', '/funds', '/fund/:fundId', '/dealing-calendar'];
    const own = ['/profile', '/url/*', '/orders', '/login', '/reset-username-password', '/change-password'];
    expect(served('TW', [])).toEqual([...core, ...own, ...messagePages]);
  });

  it('[ROUTE-01, CONF-16] leaves out every route whose flag is off', () => {
    const off = {
      ...featureFlags('TW', 'production'),
      PORTFOLIO: false,
      LOGIN: false,
      CLIENT_TIER: false,
      ENHANCED_SUITABILITY: false,
      URL_TRADING: false,
      RESET_USERNAME_PASSWORD: false,
    };
    expect(paths(off, 'coexist')).toEqual([]);
  });

  it('[ROLE-02, ROLE-03, ROUTE-19] asks for a login on every page but the login’s own and the messages', () => {
    const rows = rowsOf(featureFlags('HK', 'development'), 'standalone');
    const pathsOf = (access: (typeof rows)[number]['access']) =>
      rows.filter((row) => row.access === access).map((row) => row.path);
    expect(pathsOf('login-required')).toEqual([
      '/',
      '/client-tier',
      '/risk-questionnaire',
      '/funds',
      '/fund/:fundId',
      '/watchlist',
      '/gains',
      '/dealing-calendar',
      '/profile',
      '/account/documentUpload',
      ...orders,
      '/orders',
      '/plans',
      '/plans/new',
      '/plans/switch',
      '/plans/move',
      '/vca/tx-balance',
      '/vca/top-up',
      '/vca/withdraw',
      '/change-password',
      '/username',
      '/re-auth-local',
      '/re-auth-passkey',
    ]);
    expect(pathsOf('public')).toEqual([
      '/login',
      '/reset-pin',
      '/activate-pin',
      '/local-login',
      ...stepUpReturns,
      ...messagePages,
    ]);
  });
});
