/**
 * How long an access token lives at least (ms): `exp − iat` of a JWT, which are whole seconds, so that it can be up to one
 * less. `Infinity` for a token that does not say.
 */
export function readLifetime(access: string): number {
  try {
    const payload = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat } = JSON.parse(atob(payload)) as { readonly exp?: unknown; readonly iat?: unknown };
    return typeof exp === 'number' && typeof iat === 'number' && exp > iat ? (exp - iat - 1) * 1_000 : Infinity;
  } catch {
    return Infinity;
  }
}
