import { describe, expect, it } from 'vitest';
import { FailureStore } from '../../../ui/stores/failure-store';

describe('the shared error list', () => {
  it('[SHELL-08] collects the errors of several calls, each code once', () => {
    const store = new FailureStore();
    store.show([{ code: 'LOG0006' }, { code: 'LOG0008' }]);
    store.show([{ code: 'LOG0006' }, { code: 'VPN0001' }]);
    expect(store.errors.map((error) => error.code)).toEqual(['LOG0006', 'LOG0008', 'VPN0001']);
  });

  it('[OPEN-64] the Close button clears the shared error list', () => {
    const store = new FailureStore();
    store.show([{ code: 'LOG0006' }]);
    store.close();
    expect(store.errors).toEqual([]);
  });
});
