/** Paths of the API as the sandbox logs them and faults are armed for. */
export const LOGIN = '/api/auth/login/';
export const REGISTER = '/api/auth/register/';
export const PROFILE = '/api/auth/profile/';
export const REFRESH = '/api/auth/refresh/';
export const BOTS = '/api/bots/';
export const INVESTMENTS = '/api/bots/investments/';
export const START = '/api/bots/investments/create/';
export const CURRENCIES = '/api/deposit/currencies/';
export const CREATE = '/api/deposit/create/';
export const DEPOSITS = '/api/deposit/list/';
export const WITHDRAW = '/api/deposit/withdraw/';
export const WITHDRAWALS = '/api/deposit/withdrawals/';
