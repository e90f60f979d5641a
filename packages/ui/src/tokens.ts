/** The design tokens by name. Their values are in `@etherpilot/ui/tokens.css`, and as data in `/tokens.json`. */
export { getPaletteStyle, type Palette, palettes } from './tokens/palettes.js';
export { readToken } from './tokens/readToken.js';
export { type TokenName, tokenNames } from './tokens/tokenNames.js';
