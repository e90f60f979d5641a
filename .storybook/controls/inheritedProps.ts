import { ProvenanceMark } from '../../packages/ui/src/components/ProvenanceBadge/ProvenanceMark.js';
import { PlaceLink } from '../../packages/ui/src/provider/PlaceLink.js';
import { TextField } from '../../packages/ui/src/primitives/Field/TextField.js';
import { ContactForm } from '../../packages/ui/src/screens/SupportScreen/ContactForm.js';
import type { DocgenType } from './readType.js';

/** What docgen has read of the props of a component. */
export type DocgenProps = Readonly<
  Record<
    string,
    {
      readonly tsType?: DocgenType;
      readonly required?: boolean;
      readonly description?: string;
      readonly defaultValue?: { readonly value?: unknown } | null;
    }
  >
>;

// oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
const getProps = (component: object) => (component as { __docgenInfo?: { props?: DocgenProps } }).__docgenInfo?.props;

/** Docgen does not follow a type that is taken from another one by `Omit`, `Pick` or `Partial`: where it comes from. */
const origins: Readonly<Record<string, readonly [component: object, ...names: readonly string[]]>> = {
  PasswordField: [TextField, 'label', 'value', 'hint', 'error', 'onValueChange'],
  ButtonLink: [PlaceLink, 'to', 'part'],
  OptionCards: [TextField, 'onValueChange'],
  ProvenanceBadge: [ProvenanceMark, 'provenance', 'text', 'isComputed', 'priceAge', 'explanation'],
  ContactPanel: [ContactForm, 'onOpenMail', 'onCopy'],
  SupportScreen: [ContactForm, 'onOpenMail', 'onCopy'],
};

const described = (text: string) => ({ description: text });

/** The settings of the provider, which are the fields of a type and not the props of a component. */
const settings: DocgenProps = {
  Link: described('Renders in-app links; a plain anchor by default.'),
  telegramHref: described("The operator's community channel."),
  brand: described("The product's name and mark."),
  network: described('The networks addresses are expected on; an address of the other kind shows a warning.'),
  limits: described('The amounts and settings the server accepts; each has a default.'),
  areBalancesHidden: described('Whether dots stand for every amount of money; default: false.'),
  locale: described('BCP 47 name of the locale for figures and times, such as `de-DE`.'),
  timeZone: described("IANA name of the viewer's time zone."),
  now: described("Returns the current time in ms since the epoch; by default the device's."),
};

/** The props that a component takes over from elsewhere, by its name. */
export function inheritedProps(name: string): DocgenProps {
  if (name === 'UiProvider') return settings;
  const [component, ...names] = origins[name] ?? [{}];
  const props = getProps(component) ?? {};
  return Object.fromEntries(names.flatMap((one) => (props[one] === undefined ? [] : [[one, props[one]]])));
}

/** Attributes of HTML elements that components read themselves. */
const native: Readonly<Record<string, string>> = {
  onClick: 'Called when it is clicked; not while it is disabled or busy.',
  type: 'With `submit` it sends the form it is in.',
  rows: 'The height, in lines of text.',
  'aria-describedby': 'The ids of texts that say more, such as the reason why it is disabled.',
};

/** What an attribute of HTML does, if components take it. */
export const describeNative = (prop: string): string | undefined => native[prop];

/** Whether a prop is one that every component hands to its element: the least of what a table says. */
export const isNative = (prop: string): boolean =>
  ['id', 'className', 'style', 'ref'].includes(prop) || describeNative(prop) !== undefined || prop.startsWith('aria-');
