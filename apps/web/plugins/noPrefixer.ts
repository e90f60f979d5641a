/** In place of Stylis' table of vendor prefixes: styled-components uses it only where it is asked to, which nothing here does. */
export const prefix = (value: string): string => value;
