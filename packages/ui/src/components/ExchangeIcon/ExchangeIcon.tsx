'use client';

import { ArrowLeftRight, Gauge, GitBranch, Layers } from 'lucide-react';
import { Avatar } from '../../primitives/Card/Card.js';

const icons = new Map([
  ['binance', <Layers key="binance" />],
  ['okx', <GitBranch key="okx" />],
  ['bybit', <Gauge key="bybit" />],
]);

export interface ExchangeIconProps {
  /** The exchange's name, in any case; another than the three gets the generic picture (G-123). */
  readonly exchange: string;
}

/** A neutral picture that tells exchanges apart; their logos are trademarks (G-134). Decorative: the name stands beside it. */
export function ExchangeIcon({ exchange }: ExchangeIconProps) {
  return <Avatar aria-hidden="true">{icons.get(exchange.toLowerCase()) ?? <ArrowLeftRight />}</Avatar>;
}
