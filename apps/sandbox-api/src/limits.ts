/** What the server accepts, for its checks and for the sentences that name a limit: what the forms send. */
export { specifiedLimits as limits } from '../../../packages/ui/src/model/specifiedLimits.ts';
