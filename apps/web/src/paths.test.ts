import { describe, expect, it } from 'vitest';
import { getPlace, paths } from './paths.js';

describe('the paths of the product', () => {
  it('are the specified ones', () => {
    expect(paths).toEqual({
      home: '/',
      login: '/login',
      signup: '/signup',
      forgotPassword: '/forgot-password',
      platform: '/platform',
      bots: '/robot',
      robots: '/robots',
      activeBots: '/active-bots',
      deposit: '/deposit',
      depositHistory: '/deposit-history',
      withdraw: '/withdraw',
      withdrawalHistory: '/withdrawal-history',
      account: '/account',
      profile: '/profile',
      settings: '/settings',
      support: '/support',
      depositSuccess: '/deposit-success',
      depositCancel: '/deposit-cancel',
    });
  });

  it('mark the bots entry as current on /robot and /robots', { tags: ['ROUTE-06'] }, () => {
    expect(getPlace('/robot')).toBe('bots');
    expect(getPlace('/robots')).toBe('bots');
  });

  it('match a trailing slash, and no navigation entry for payment results and unknown URLs', () => {
    expect(getPlace('/withdraw/')).toBe('withdraw');
    expect(getPlace('/deposit-success')).toBeNull();
    expect(getPlace('/nowhere')).toBeNull();
  });
});
