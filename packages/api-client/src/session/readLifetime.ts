/** How long an access token lives (ms): `exp − iat` of a JWT. `Infinity` for a token that does not say. */
export function readLifetime(access: string): number {
  try {
    const payload = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat } = JSON.parse(atob(payload)) as { readonly exp?: unknown; readonly iat?: unknown };
    return typeof exp === 'number' && typeof iat === 'number' && exp > iat ? (exp - iat) * 1_000 : Infinity;
  } catch {
    return Infinity;
  }
}
