'use client';

import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import type { Bot, BotConfiguration } from '../../model/Bot.js';
import type { HeldClose } from '../../model/HeldClose.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { RecordId } from '../../model/RecordId.js';
import type { InvestmentSort } from '../../rules/investmentOrder.js';
import { InvestmentList } from './InvestmentList.js';
import { InvestmentPage } from './InvestmentPage.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import type { ListSlots } from '../../primitives/ListSlots.js';

/** The props of `ActiveBotsScreen`. */
export interface ActiveBotsScreenProps extends ListSlots, ElementProps<HTMLDivElement> {
  /** The person's investments; those that are not active are left out. */
  readonly investments: Loadable<readonly Investment[]>;
  /** How much of the list could be read, when it was not all of it. */
  readonly partial?: PartialList | undefined;
  /**
   * How investments were configured on this device, by their id: those that have ended can be started again. Default:
   * none is known.
   */
  readonly knownSettings?: ReadonlyMap<RecordId, Omit<BotConfiguration, 'amount'>> | undefined;
  /** The order of the list. Default: the largest value first. */
  readonly sort?: InvestmentSort;
  /** Another order is chosen. */
  readonly onChangeSort: (sort: InvestmentSort) => void;
  /** The id, as text, of the investment whose page is shown in place of the list. Default: the list. */
  readonly openId?: string | undefined;
  /** From the page of an investment back to the list. */
  readonly onGoBack?: (() => void) | undefined;
  /** What the platform lists, for the return it reports of a bot. Default: nothing is reported. */
  readonly bots?: readonly Pick<Bot, 'name' | 'exchange' | 'monthlyReturn'>[] | undefined;
  /** The prices of ETH this device holds, to compare with; never simulated ones. Default: none. */
  readonly closes?: readonly HeldClose[] | undefined;
  /** Ms since the epoch: which day is today. Default: now. */
  readonly now?: number | undefined;
  /** Reads them again. */
  readonly onRefresh: () => void;
  /**
   * Creates a CSV file of all investments, or of the growth logs of all or of one of them; settles when done or failed.
   */
  readonly onExport: (wish: {
    readonly what: 'investments' | 'growthLogs';
    readonly investmentId?: RecordId;
  }) => Promise<void>;
}

/** The person's investments in bots, or the page of one of them. */
export function ActiveBotsScreen(props: ActiveBotsScreenProps) {
  const { openId } = props;
  if (openId === undefined) return <InvestmentList {...props} />;
  return <InvestmentPage key={openId} {...props} openId={openId} />;
}
