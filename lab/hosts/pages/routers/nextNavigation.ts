/** In place of `next/navigation`, which asks for these only while it renders on a server. */
export function useServerInsertedHTML(): void {}
