import type {
  Brand,
  Question,
  Statistics,
  Supplied,
  SupportChannels,
  TeamMember,
  Testimonials,
  Three,
} from '@etherpilot/ui';
import type { MessageOverrides } from '@etherpilot/ui/messages';

/**
 * What the operator says. What is left out stands as an example in its place, and says so on the screen; a text given here
 * takes the label away with the example. This file is fetched with the first page: words of many lines cost every visitor.
 */
export interface OperatorContent {
  readonly brand: Brand;
  /** The community channel; opens in a new tab. A bare `https://t.me/` invents no handle (G-06). */
  readonly telegramHref: string;
  readonly support: SupportChannels;
  /** Takes the place of the built-in risk line everywhere (H-23). Must say that all the money can be lost. */
  readonly riskLine?: string;
  /** The figures of the bots screen, with who measured them, when, and how (H-04). */
  readonly statistics?: Statistics;
  readonly team?: Supplied<Three<TeamMember>>;
  /** Reviews of people who exist, with the operator's word on how that was checked (H-06). */
  readonly testimonials?: Testimonials;
  /** The questions of the help centre; five, unless the operator has more to say. */
  readonly questions?: Supplied<readonly Question[]>;
}

export const content: OperatorContent = {
  brand: { name: 'Etherpilot' },
  telegramHref: 'https://t.me/',
  support: {},
};

/** The operator's words where they replace built-in ones. */
export function messagesOf({ riskLine }: OperatorContent): MessageOverrides {
  return riskLine === undefined ? {} : { RiskNote: { text: riskLine } };
}
