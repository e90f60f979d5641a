'use client';

import { ArrowLeftRight, Gauge, GitBranch, Layers } from 'lucide-react';
import { Avatar } from '../../primitives/Card/Card.js';

const icons = new Map([
  ['binance', <Layers key="binance" />],
  ['okx', <GitBranch key="okx" />],
  ['bybit', <Gauge key="bybit" />],
]);

/** The props of `ExchangeIcon`. */
export interface ExchangeIconProps {
  /** The exchange's name, in any case; unknown ones get a generic icon. */
  readonly exchange: string;
}

/** A neutral icon for an exchange, because the exchanges' logos are trademarks. Decorative: show the name beside it. */
export function ExchangeIcon({ exchange }: ExchangeIconProps) {
  return <Avatar aria-hidden="true">{icons.get(exchange.toLowerCase()) ?? <ArrowLeftRight />}</Avatar>;
}
