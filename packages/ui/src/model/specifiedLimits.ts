/**
 * The numbers of the product's specification, each written once. Imports nothing, because the sandbox, which Node runs as it is,
 * takes what it accepts from here.
 */
export const specifiedLimits = {
  minimumWithdrawal: '50',
  minimumAddressLength: 10,
  minimumPasswordLength: 8,
  botSettings: {
    stopLoss: { min: 1, max: 20, initial: 5 },
    takeProfit: { min: 5, max: 50, initial: 10 },
    maxTrades: { min: 1, max: 10, initial: 5 },
  },
};
