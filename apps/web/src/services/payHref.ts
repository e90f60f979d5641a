import { config } from '../config.js';

const { payUrl } = config.environment;

/** The URL of the page that pays a deposit; absent where the payment provider has none to offer, as in production. */
export const payHref = payUrl === '' ? undefined : (address: string) => `${payUrl}?${new URLSearchParams({ address })}`;
