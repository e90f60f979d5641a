import { html } from 'hono/html';
import { getCurrency } from '../coins.ts';
import type { DepositRow } from '../db/rows.ts';
import { coin } from '../money.ts';
import { depositStatus } from '../simulation/settle.ts';

type Stage = 'open' | 'confirming' | 'paid' | 'failed' | 'expired';

/** The state of a deposit for its payer: 'confirming' is pending with a payment on its way. */
export function getStage(deposit: DepositRow, now: number): Stage {
  const status = depositStatus(deposit, now);
  if (status !== 'pending') return status;
  return deposit.due_at === null ? 'open' : 'confirming';
}

const stageText: Record<Stage, string> = {
  open: 'Waiting for payment',
  confirming: 'Payment seen, waiting for confirmation',
  paid: 'Paid and credited',
  failed: 'Cancelled',
  expired: 'Expired: it was not paid within 60 minutes',
};

const style = `
body { margin: 0; padding: 2rem 1rem; background: #0e1116; color: #e8eaed; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: auto }
dt { color: #a9b0ba } dd { margin: 0 0 1rem; overflow-wrap: anywhere }
button, a { display: block; box-sizing: border-box; width: 100%; margin-block: .5rem; padding: .75rem; border: 1px solid #5f6773;
  border-radius: .5rem; background: #1b2028; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer }
:focus-visible { outline: 2px solid #8ab4f8; outline-offset: 2px }`;

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>Sandbox</h1>${content}</main></body>
</html>`;

const choice = (action: string, label: string) =>
  html`<form method="post"><input type="hidden" name="action" value="${action}"><button>${label}</button></form>`;

/** The payment page of one deposit, plain HTML that works without script; the template escapes every value. */
export function payPage(deposit: DepositRow, stage: Stage, webOrigin: string) {
  const choices =
    stage === 'open'
      ? html`${choice('pay', 'Pay now')}${choice('later', 'Pay later')}${choice('cancel', 'Cancel')}`
      : html`<a href="${webOrigin}/deposit-history">Back to Deposit History</a>`;
  return page(
    'Sandbox payment',
    html`<p>A pretend payment page. No money moves.</p>
<dl>
<dt>Amount</dt><dd>${coin(deposit.units)} ${deposit.currency} (${getCurrency(deposit.currency).name})</dd>
<dt>Address</dt><dd>${deposit.address}</dd>
<dt>Transaction ID</dt><dd>${deposit.track_id}</dd>
<dt>State</dt><dd>${stageText[stage]}</dd>
</dl>${choices}`,
  );
}

/** For an unknown track id. */
export const noPayPage = () => page('Sandbox payment', html`<p>There is no payment with this address.</p>`);
