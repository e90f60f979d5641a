import { defineMessages } from '../../messages/messages.js';

export const guideDialogMessages = defineMessages('GuideDialog', {
  steps: { other: '{count} steps' },
  points: { other: '{count} points' },
  close: 'Close',
  openPlatform: 'Open Platform',
  openDeposit: 'Open Deposit',
  openBots: 'Open Trading Bots',
  openSettings: 'Open Settings',
  session: 'Payment session',
  sessionMinutes: 'usually 60 minutes',

  sourceTitle: 'Read the source first',
  sourceText:
    'The badge at the top of the chart shows where its prices come from: a provider, a saved copy, an estimate or a simulation. Simulated candles are hatched and are not market prices.',
  candlesTitle: 'Candles, periods and pairs',
  candlesText:
    'The chart opens with the last 24 hours of ETH-USD, an hour a candle. 5 days, 1 month and other pairs are above it; a month groups hours so that it fits. Point at a candle, or walk along with the arrow keys, to read its open, high, low and close.',
  refreshTitle: 'Automatic refresh',
  refreshText:
    'The chart refreshes every 96 minutes while its page is open and visible. The countdown shows the minutes and seconds until the next refresh.',
  counterTitle: 'Daily update counter',
  counterText:
    'This device updates prices at most 15 times a day. The counter is green under 12, yellow from 12 and red at 15; updates start again the next day.',

  coinTitle: 'Choose a coin',
  coinText: 'Its card shows the smallest amount the server accepts.',
  sumTitle: 'Enter an amount in that coin',
  sumText: 'Create Deposit is enabled once both are set. You then see an address and its QR code.',
  sendTitle: 'Send from your own wallet',
  sendText:
    "Compare every group of the address: look-alike addresses share the first and the last. The network isn't confirmed; ask [{support}|the operator of this site] before sending.",
  waitTitle: 'Wait for confirmation',
  waitText:
    '10-30 minutes, about 12 network confirmations. Deposit History shows Pending, then Paid once it is credited.',

  unlockTitle: 'Unlock a bot',
  unlockText:
    'A bot unlocks when your balance reaches its minimum deposit, unless the server keeps it locked. Until then its button says what is missing.',
  amountTitle: 'Set the amount',
  amountText:
    'At least the minimum of the bot, at most your balance. It leaves your balance when the bot starts, not before.',
  strategyTitle: 'Choose strategy and risk level',
  strategyText:
    'Conservative, balanced or aggressive. The range shown with each is an illustration, not a forecast. The risk level is for your notes only and does not affect the bot.',
  limitsTitle: 'Set the limits',
  limitsText:
    'Stop Loss {stopLossMin} to {stopLossMax} percent, Take Profit {takeProfitMin} to {takeProfitMax} percent, {maxTradesMin} to {maxTradesMax} trades at once. In a fast market you can lose more than the stop loss says.',
  startTitle: 'Start the bot',
  startText:
    'Start Bot asks once more before anything is invested, unless One-click deal is on. Active Bots then shows what you put in, its current value and the changes the server reports.',

  tradingTitle: 'Trading',
  tradingText:
    "With One-click deal, Start Bot invests at once. Stop the robot in one click has no effect yet: bots can't be stopped here. Both are off at first and saved on this device only.",
  notificationsTitle: 'Notifications',
  notificationsText:
    'Push Notifications and Risk Alerts share one state: switching one switches both. They are on at first. Allow on this device asks your browser to show when a deposit or withdrawal settles, while this site is open in a tab. Risk alerts appear in the app when a bot stops, or falls past the stop loss you started it with on this device.',
  languageTitle: 'Language',
  languageText: 'English is the only language for now.',
  securityTitle: 'Password and two factors',
  securityText:
    "Profile lists both under Account Security. You can't change them here yet, or delete your account. [Contact {support}.|Only the operator can.]",

  readTitle: 'Read a candle',
  readText:
    'The body runs from open to close, the thin line from low to high. Teal closed higher, coral closed lower; the figures carry a sign as well.',
  moveTitle: 'Move and zoom',
  moveText:
    'Zoom with the buttons, with plus and minus, with two fingers, or with the wheel while Ctrl or Command is held. Drag to move when part of the chart is out of view.',
  indicatorsTitle: 'Technical indicators',
  indicatorsText:
    'SMA is the average of the last closes; EMA weighs recent ones more. Bollinger bands are standard deviations above and below the SMA. RSI compares gains with losses from 0 to 100, smoothed as Wilder does. MACD is a fast EMA less a slow one, and its signal an EMA of that. They are computed on this device from the closes of the candles shown, by the library trading-signals.',
  shapeTitle: 'Without color or without the chart',
  shapeText:
    'Rising candles are outlined, falling ones solid; fill and colors are in Settings. A button shows the same prices as a table.',

  visitorTitle: 'Visitor',
  visitorText: 'Sees the landing page, the pages to sign in and sign up, and the result pages of payments.',
  holderTitle: 'Account holder',
  holderText: 'Sees everything else after signing in with an email and a password.',
  levelsTitle: 'No paid levels',
  levelsText: 'All accounts are of one kind. Only your balance decides which bots are unlocked.',
  ageTitle: 'Age',
  ageText: 'Users must be 18 or older.',

  helpTitle: 'What the help text says',
  helpText: 'Deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations.',
  timeTitle: 'How long it takes',
  timeText: 'Confirmation takes 10-30 minutes. Deposit History shows Paid once your deposit is credited.',
  missingTitle: 'When a deposit does not appear',
  missingText:
    'Look at Deposit History first[, then contact {support} with the transaction ID it shows|. It shows the transaction ID, by which the operator of this site can find your payment].',

  coinMinimumTitle: 'The minimum of your coin applies',
  coinMinimumText:
    'Each coin has a minimum of its own, in that coin. The deposit page shows it beside the form once you choose the coin, and refuses a smaller amount.',
  pageNoteTitle: '300 USD on the deposit page',
  pageNoteText:
    'The note on the deposit page says 300 USD equivalent. It is a guide in dollars: nothing is refused because of it.',
  helpNoteTitle: '500 USD in the help text',
  helpNoteText:
    'The help text says: deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations, users must be 18 or older. That 500 USD is a guide too.',
  botMinimumTitle: 'If you want to start a bot',
  botMinimumText: 'Each bot asks for a minimum in your balance, shown on its card. Deposit at least as much as that.',
});
