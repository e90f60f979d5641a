/**
 * Whether this browser may show system notifications for the site: `unasked`, nobody has decided; `denied`, blocked in the
 * browser's own settings; `unsupported`, the browser or an insecure page has none.
 */
export const devicePermissions = ['unasked', 'granted', 'denied', 'unsupported'] as const;
export type DevicePermission = (typeof devicePermissions)[number];
