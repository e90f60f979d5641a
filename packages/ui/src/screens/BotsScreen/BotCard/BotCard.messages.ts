import { defineMessages } from '../../../messages/messages.js';

export const botCardMessages = defineMessages('BotCard', {
  riskLevel: 'Risk level',
  minimumDeposit: 'Minimum deposit',
  successRate: 'Success rate',
  monthlyReturn: 'Monthly return',
  reported: 'Reported by the platform. Past results do not predict future results.',
  sample: 'Sample values. Past results do not predict future results.',
  depositRequired: 'Deposit Required',
  need: 'Need {minimum}',
  configure: 'Configure Bot',
});
