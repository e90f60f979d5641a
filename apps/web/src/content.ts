import type { Brand } from '@etherpilot/ui';
import type { MessageOverrides } from '@etherpilot/ui/messages';
import type {
  Question,
  Statistics,
  Supplied,
  SupportSettings,
  TeamMember,
  Testimonials,
  Three,
} from '@etherpilot/ui/model';

/**
 * The operator's content. Anything left out shows a labelled sample; a value given here replaces both. This file loads
 * with the first page, so long texts cost every visitor.
 */
export interface OperatorContent {
  readonly brand: Brand;
  /** The community channel; opens in a new tab. A bare `https://t.me/` names no handle. */
  readonly telegramHref: string;
  readonly support: SupportSettings;
  /** Replaces the built-in risk line everywhere. Must say that all of the money can be lost. */
  readonly riskLine?: string;
  /** The figures of the bots screen, with who measured them, when, and how. */
  readonly statistics?: Statistics;
  readonly team?: Supplied<Three<TeamMember>>;
  /** Reviews by real people, with how the operator verified them. */
  readonly testimonials?: Testimonials;
  /** The questions of the help centre; five by default. */
  readonly questions?: Supplied<readonly Question[]>;
}

export const content: OperatorContent = {
  brand: { name: 'Etherpilot' },
  telegramHref: 'https://t.me/',
  support: {},
};

/** The built-in messages the operator replaces. */
export function getMessages({ riskLine }: OperatorContent): MessageOverrides {
  return riskLine === undefined ? {} : { RiskNote: { text: riskLine } };
}
