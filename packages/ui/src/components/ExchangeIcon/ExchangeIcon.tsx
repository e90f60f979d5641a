'use client';

import { styled } from 'styled-components';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Box = styled.svg`
  flex: none;
  box-sizing: border-box;
  width: 2.5rem;
  height: 2.5rem;
  padding: .625rem;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-hover);
  color: var(--ep-text-soft);
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  @media (forced-colors: active) { border-color: CanvasText; background: none; color: CanvasText; }
`;

/** Lucide's layers, branch, gauge and arrows, each as one path, because lists have one a row. */
const icons = new Map([
  [
    'binance',
    'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
  ],
  ['okx', 'M15 6a9 9 0 0 0-9 9V3M21 6a3 3 0 1 1-6 0 3 3 0 1 1 6 0M9 18a3 3 0 1 1-6 0 3 3 0 1 1 6 0'],
  ['bybit', 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0'],
]);
const anyExchange = 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4';

/** The props of `ExchangeIcon`. */
export interface ExchangeIconProps extends ElementProps<SVGSVGElement> {
  /** The exchange's name, in any case; unknown ones get a generic icon. */
  readonly exchange: string;
}

/** A neutral icon for an exchange, because the exchanges' logos are trademarks. Decorative: show the name beside it. */
export function ExchangeIcon({ exchange, ...rest }: ExchangeIconProps) {
  return (
    <Box {...rest} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons.get(exchange.toLowerCase()) ?? anyExchange} />
    </Box>
  );
}
