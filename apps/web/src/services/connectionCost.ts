/** What a browser may say about the connection. TypeScript's DOM library does not know it, and not every browser has it. */
interface Connection {
  /** The user has asked for as little data as possible. */
  readonly saveData?: boolean;
  /** The slowest generation of mobile networks that behaves like this. */
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Whether data is paid for or slow here, as far as the browser says. Nothing is then fetched before it is needed. */
export function isCostly({ saveData, effectiveType = '4g', type }: Connection): boolean {
  return saveData === true || type === 'cellular' || effectiveType !== '4g';
}

/** {@link isCostly} of this device's connection; `false` where the browser does not say. */
export function isConnectionCostly(): boolean {
  return 'connection' in navigator && isCostly(Object(navigator.connection));
}
