/**
 * Entry point of the client: the calls of the contract, the session they use, and the one error they reject with.
 *
 * @packageDocumentation
 */

export type { Bot } from './contract/bot.js';
export type { Decimal } from './contract/decimal.js';
export type { CreatedDeposit, DepositRecord, NewDeposit, SupportedCurrency } from './contract/deposit.js';
export {
  type GrowthLog,
  type Investment,
  type InvestmentBot,
  type InvestmentReceipt,
  type NewInvestment,
} from './contract/investment.js';
export { strategies, type Strategy } from './contract/strategies.js';
export type { RecordId } from './contract/fields.js';
export type { Listing, UnreadableRecord } from './contract/listing.js';
export { type RiskLevel, riskLevels } from './contract/riskLevel.js';
export type { ServerTime } from './contract/time.js';
export type { Tokens } from './contract/tokens.js';
export type { User } from './contract/user.js';
export type { NewWithdrawal, WithdrawalReceipt, WithdrawalRecord } from './contract/withdrawal.js';
export type { RequestFunction } from './calls.js';
export { type ApiClient, type ApiClientOptions, createApiClient } from './createApiClient.js';
export {
  ApiError,
  type ApiErrorInit,
  type ApiErrorKind,
  apiErrorKinds,
  type FieldErrors,
  type KnownApiError,
  type KnownByKind,
} from './errors/ApiError.js';
export { type ErrorTexts, errorTexts } from './errors/errorTexts.js';
export { isAborted, isApiError } from './errors/guards.js';
export { toPlainText } from './errors/toPlainText.js';
export { toApiError } from './errors/toApiError.js';
export type { AttemptInfo, ClientEvents, On } from './events.js';
export type { CallOptions, OrderOptions, RequestOptions, SchemaOptions } from './requests.js';
export type { AuthResource, Credentials } from './resources/auth.js';
export type { BotsResource } from './resources/bots.js';
export type { DepositsResource } from './resources/deposits.js';
export type { InvestmentsResource } from './resources/investments.js';
export type { GetRecord } from './resources/createGet.js';
export type { ListOptions, ListPage, ListResource } from './resources/createList.js';
export type { WithdrawalsResource } from './resources/withdrawals.js';
export type { AccessTokenOptions } from './session/accessToken.js';
export { browserTokenStore, type BrowserTokenStoreOptions } from './session/browserTokenStore.js';
export { memoryTokenStore } from './session/memoryTokenStore.js';
export type { Rotation, RotationLedger, RotationOutcome } from './session/RotationLedger.js';
export { type ClientSession, type SessionChange, sessionChanges, type SessionListener } from './session/session.js';
export { type CachedUser, readStoredSession, type StoredSession, writeStoredSession } from './session/StoredSession.js';
export type { TokenStore } from './session/TokenStore.js';
export type { Schema } from './standardSchema.js';
