import { Hono, type Context } from 'hono';
import type { DepositRow } from '../db/rows.ts';
import { coin } from '../money.ts';
import type { Sandbox } from '../sandbox.ts';
import { noPayPage, payPage, getStage } from './payPage.ts';

/** The query with which a payment provider redirects the user back. */
function returnUrl(webOrigin: string, path: string, deposit: DepositRow): string {
  const url = new URL(path, webOrigin);
  url.search = new URLSearchParams({
    track_id: deposit.track_id,
    amount: coin(deposit.units),
    currency: deposit.currency,
  }).toString();
  return url.href;
}

/**
 * The hosted payment page, as the provider behind a real server would have one. As there, the track id is enough to use
 * it.
 */
export function payRoutes({ db, now, settings }: Sandbox): Hono {
  const { webOrigin, paySettleMs } = settings;
  const app = new Hono();
  const find = (c: Context) =>
    db.get<DepositRow>('SELECT * FROM deposits WHERE track_id = ?', c.req.param('track') ?? '');

  app.use('*', async (c, next) => {
    await next();
    // The web app's origin is in form-action because browsers apply it to a form's redirect too.
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${webOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
  });

  // A wallet knows the address only.
  app.get('/', (c) => {
    const address = c.req.query('address') ?? '';
    const deposit = db.get<DepositRow>('SELECT * FROM deposits WHERE address = ?', address);
    return deposit ? c.redirect(`/pay/${deposit.track_id}`, 303) : c.html(noPayPage(), 404);
  });

  app.get('/:track', (c) => {
    const deposit = find(c);
    return deposit ? c.html(payPage(deposit, getStage(deposit, now()), webOrigin)) : c.html(noPayPage(), 404);
  });

  app.post('/:track', async (c) => {
    const action = new URLSearchParams(await c.req.text()).get('action');
    const deposit = find(c);
    if (!deposit) return c.html(noPayPage(), 404);
    const stage = getStage(deposit, now());
    if (action === 'later') return c.redirect(new URL('/deposit-history', webOrigin).href, 303);
    if (action === 'pay' && stage !== 'failed' && stage !== 'expired') {
      const dueAt = now() + paySettleMs;
      // The condition makes a second click harmless.
      db.run(
        `UPDATE deposits SET due_at = ? WHERE id = ? AND status = 'pending' AND due_at IS NULL`,
        dueAt,
        deposit.id,
      );
      return c.redirect(returnUrl(webOrigin, '/deposit-success', deposit), 303);
    }
    if (action === 'cancel' && (stage === 'open' || stage === 'failed')) {
      db.run(
        `UPDATE deposits SET status = 'failed' WHERE id = ? AND status = 'pending' AND due_at IS NULL`,
        deposit.id,
      );
      return c.redirect(returnUrl(webOrigin, '/deposit-cancel', deposit), 303);
    }
    return c.html(payPage(deposit, stage, webOrigin), action === 'pay' || action === 'cancel' ? 409 : 400);
  });
  return app;
}
