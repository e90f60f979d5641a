import {
  Activity,
  ArrowUpFromLine,
  Bot,
  ChartCandlestick,
  House,
  LifeBuoy,
  type LucideIcon,
  Settings2,
  UserRound,
} from 'lucide-react';
import type { Place, SignedInPlace } from '../../model/Place.js';

/** A part of the navigation: the list or the foot of the sidebar, or the bottom bar of narrow screens. */
export type NavigationPart = 'list' | 'foot' | 'bar';

interface NavigationRow {
  /** In the navigation and in a sentence. */
  readonly name: string;
  /** Only for an entry. */
  readonly Icon?: LucideIcon;
  readonly parts?: readonly NavigationPart[];
  /** The place it is reached from, whose entry is marked in its stead. */
  readonly under?: Place;
}

/**
 * What each place of a signed-in person is called, and its entry in the navigation, in this order. The bar is full: the
 * account screen has what is on the list and not in the bar. Deposit has the button above the list.
 */
const navigation = {
  home: { name: 'Home', Icon: House, parts: ['bar'] },
  deposit: { name: 'Deposit' },
  depositHistory: { name: 'Deposit History', under: 'deposit' },
  platform: { name: 'Platform', Icon: ChartCandlestick, parts: ['list'] },
  bots: { name: 'Trading Bots', Icon: Bot, parts: ['list', 'bar'] },
  robots: { name: 'Trading Bots', under: 'bots' },
  activeBots: { name: 'Active Bots', Icon: Activity, parts: ['list', 'bar'] },
  withdraw: { name: 'Withdraw', Icon: ArrowUpFromLine, parts: ['list', 'bar'] },
  withdrawalHistory: { name: 'Withdrawal History', under: 'withdraw' },
  support: { name: 'Support', Icon: LifeBuoy, parts: ['list'] },
  account: { name: 'Account', Icon: UserRound, parts: ['list', 'bar'] },
  profile: { name: 'Profile', under: 'account' },
  settings: { name: 'Settings', Icon: Settings2, parts: ['foot'] },
} satisfies Readonly<Record<SignedInPlace | 'home', NavigationRow>>;

export type NavigationPlace = keyof typeof navigation;

const rows: readonly (readonly [NavigationPlace, NavigationRow])[] = (
  Object.keys(navigation) as readonly NavigationPlace[]
).map((place) => [place, navigation[place]]);

/** The names by place. */
export const placeNames = Object.fromEntries(rows.map(([place, { name }]) => [place, name])) as Readonly<
  Record<NavigationPlace, string>
>;

export interface NavigationEntry {
  readonly to: NavigationPlace;
  readonly Icon: LucideIcon;
  readonly parts: readonly NavigationPart[];
}

const entries: readonly NavigationEntry[] = rows.flatMap(([to, { Icon, parts }]) =>
  Icon && parts ? [{ to, Icon, parts }] : [],
);

/** The entries of one part of the navigation. */
export function getEntries(part: NavigationPart): readonly NavigationEntry[] {
  return entries.filter(({ parts }) => parts.includes(part));
}

/** What narrow screens have no room for in their bar. */
export const entriesOutsideBar = getEntries('list').filter(({ parts }) => !parts.includes('bar'));

const parents = new Map<Place, Place>(rows.flatMap(([place, { under }]) => (under ? [[place, under]] : [])));

/** The place whose navigation entry is current for a place without an entry of its own. */
export function getParent(place: Place): Place | undefined {
  return parents.get(place);
}
