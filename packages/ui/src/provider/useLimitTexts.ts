import { useFormat } from './useFormat.js';
import { useLimits } from './useLimits.js';

/** The limits as longer texts name them, by placeholder. */
export function useLimitTexts() {
  const { count, minimum } = useFormat();
  const { minimumWithdrawal, botSettings } = useLimits();
  const { stopLoss, takeProfit, maxTrades } = botSettings;
  return {
    minimumWithdrawal: minimum(minimumWithdrawal),
    stopLossMin: count(stopLoss.min),
    stopLossMax: count(stopLoss.max),
    takeProfitMin: count(takeProfit.min),
    takeProfitMax: count(takeProfit.max),
    maxTradesMin: count(maxTrades.min),
    maxTradesMax: count(maxTrades.max),
  };
}
