/** Puts a text on the clipboard; rejects where the browser has none or refuses. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Reads the clipboard; absent where the browser cannot, as on pages without a secure address. */
export const readClipboard: (() => Promise<string>) | undefined =
  'clipboard' in navigator && 'readText' in navigator.clipboard ? () => navigator.clipboard.readText() : undefined;
