import type { Page } from 'playwright';

/** Collects what a page writes to its console, and the requests that fail or go elsewhere, until the returned function is called. */
export function listen(page: Page, found: string[]): () => void {
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => found.push(`uncaught: ${error.message}`);
  const onResponse = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  };
  // What is asked of another server is missing where there is no internet.
  const onRequest = (request: { url(): string }) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) found.push(`asked ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse).on('request', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse).off('request', onRequest);
  };
}
