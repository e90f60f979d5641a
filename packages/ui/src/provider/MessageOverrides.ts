import type { OverridesOf } from '../messages/messages.js';
import type * as catalogues from '../messages.js';

/**
 * Replacements for the built-in texts, by component name and text key. The compiler rejects unknown names and keys, and a
 * text that lacks one of the `{placeholders}` of the original.
 */
export type MessageOverrides = OverridesOf<typeof catalogues>;
