import { Activity, ArrowUpFromLine, Bot, ChartCandlestick, House, LifeBuoy, Settings2, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Place, SignedInPlace } from '../../model/Place.js';

/** A part of the navigation: the list or the foot of the sidebar, or the bottom bar of narrow screens. */
export type NavigationPart = 'list' | 'foot' | 'bar';

/** Such as an icon of lucide-react. */
export type NavigationIcon = ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: 'true' }>;

interface NavigationRow {
  /** In the navigation and in a sentence. */
  readonly name: string;
  /** Only for an entry. */
  readonly Icon?: NavigationIcon;
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

/** A place that can be in the navigation. */
export type NavigationPlace = SignedInPlace | 'home';

const rows: readonly (readonly [NavigationPlace, NavigationRow])[] = (
  Object.keys(navigation) as readonly NavigationPlace[]
).map((place) => [place, navigation[place]]);

/** The names by place. */
export const placeNames = Object.fromEntries(rows.map(([place, { name }]) => [place, name])) as Readonly<
  Record<NavigationPlace, string>
>;

/** An entry of the navigation: a place of the product, or a page of the host's own. */
export type NavigationItem = {
  readonly Icon: NavigationIcon;
  /** Where it is. What is on the list and not in the bar, the account screen has for narrow screens. */
  readonly parts: readonly NavigationPart[];
} & (
  | { readonly to: NavigationPlace }
  | {
      readonly href: string;
      readonly label: string;
      /** Whether it is the page that is shown. Default: false. */
      readonly isCurrent?: boolean;
    }
);

/** The navigation of the product, for a host that adds to it, leaves some of it out or puts it in another order. */
export const navigationItems: readonly (NavigationItem & { readonly to: NavigationPlace })[] = rows.flatMap(
  ([to, { Icon, parts }]) => (Icon && parts ? [{ to, Icon, parts }] : []),
);

/** The entries of one part of the navigation. */
export function getEntries(part: NavigationPart, items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter(({ parts }) => parts.includes(part));
}

/** What narrow screens have no room for in their bar. */
export function getEntriesOutsideBar(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return getEntries('list', items).filter(({ parts }) => !parts.includes('bar'));
}

/** Tells an entry from the others. */
export function getEntryKey(item: NavigationItem): string {
  return 'to' in item ? item.to : item.href;
}

const parents = new Map<Place, Place>(rows.flatMap(([place, { under }]) => (under ? [[place, under]] : [])));

/** The place whose navigation entry is current for a place without an entry of its own. */
export function getParent(place: Place): Place | undefined {
  return parents.get(place);
}
