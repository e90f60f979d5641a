/**
 * Whether this browser may show system notifications for the site. `unasked`: not decided yet; `denied`: blocked in the
 * browser's settings; `unsupported`: the browser has none, or the page is not secure.
 */
export const devicePermissions = ['unasked', 'granted', 'denied', 'unsupported'] as const;
/** One of the four permissions. */
export type DevicePermission = (typeof devicePermissions)[number];
