'use client';

import { ArrowDownToLine, createLucideIcon, Lock } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Bot } from '../../model/Bot.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { Button } from '../../primitives/Button/Button.js';
import type { CardPlace } from '../../primitives/LongList/LongGrid.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import type { BotLock } from '../../rules/botAmount.js';
import type { MeasuredReturn } from '../../rules/measuredReturn.js';
import { Claim } from '../../components/Claim/Claim.js';
import { ExchangeIcon } from '../../components/ExchangeIcon/ExchangeIcon.js';
import { findBotFigure } from '../../components/AboutFigures/findBotFigure.js';
import { ProvenanceBadge } from '../../components/ProvenanceBadge/ProvenanceBadge.js';
import { RiskLevelMark } from '../../components/RiskLevelMark/RiskLevelMark.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { StatusTag } from '../../components/StatusTag/StatusTag.js';
import { botCardMessages } from './BotsScreen.messages.js';
import * as S from './BotCard.styles.js';
import { useBotTexts } from './useBotTexts.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `BotCard`. */
export interface BotCardProps extends ElementProps<HTMLDivElement> {
  /** A bot that is not live shows its badge beside the status. */
  readonly bot: Sourced<Bot>;
  /** Which of many bots it is. */
  readonly place?: CardPlace | undefined;
  /** What keeps the person from starting the bot; decides the button's text. An unknown balance disables it. */
  readonly lock: BotLock;
  /** What the balance lacks to start it (USD); a link to that deposit states it. */
  readonly missing?: Decimal | null | undefined;
  /** What the person's own investments in it have returned, beside what is reported; `null` without any. Default: none. */
  readonly measured?: MeasuredReturn | null | undefined;
  /** The card or its button was clicked and is not disabled: the host explains a lock or opens the configuration. */
  readonly onChooseBot: (choice: { readonly bot: Sourced<Bot>; readonly lock: BotLock }) => void;
}

/** Lucide's icon as one path: it has an element for each of its nine lines, and a list one for each card. */
const SlidersHorizontal = createLucideIcon('sliders-horizontal', [
  ['path', { d: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3', key: 'lines' }],
]);

const buttons = {
  unknownBalance: { kind: 'line', Icon: SlidersHorizontal },
  noDeposit: { kind: 'line', Icon: ArrowDownToLine },
  locked: { kind: 'negative', Icon: Lock },
  unlocked: { kind: 'primary', Icon: SlidersHorizontal },
} as const;

/** Whether the click ends a text selection in the element, made to copy it. */
function hasSelectedText(element: HTMLElement): boolean {
  const selection = element.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
}

/**
 * A bot with its figures; unless it is locked, it can be configured by a click on the card or its button. Reported
 * figures are never coloured or sorted, because nobody has verified them.
 */
export function BotCard({ bot: sourced, place, lock, missing, measured, onChooseBot, ...rest }: BotCardProps) {
  const t = useMessages(botCardMessages);
  const format = useFormat();
  const getWord = useServerWord();
  const texts = useBotTexts(sourced);
  const [titleId, reasonId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const { value: bot, provenance } = sourced;
  const isSample = provenance === 'sample';
  const { kind, Icon } = buttons[lock];
  const reported = (value: Decimal | null) => (value === null ? '—' : format.percent(value));
  const isDisabled = lock === 'unknownBalance';
  const words = {
    unknownBalance: t('configure'),
    noDeposit: t('depositRequired'),
    locked: t('need', { minimum: format.minimum(bot.minDeposit) }),
    unlocked: t('configure'),
  }[lock];
  // The single handler: a click on the button bubbles up to here as well.
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled) return;
    const target = event.target as Element;
    const control = target.closest('a, button');
    const isOnButton = control !== null && control === button.current;
    // A dialog that one of its badges opened is inside it for React only.
    if ((control !== null && !isOnButton) || !event.currentTarget.contains(target)) return;
    if (!isOnButton && hasSelectedText(event.currentTarget)) return;
    // The dialog returns focus to it.
    button.current?.focus({ preventScroll: true });
    onChooseBot({ bot: sourced, lock });
  };
  return (
    <S.Root
      {...rest}
      {...place}
      forwardedAs="article"
      aria-labelledby={titleId}
      data-disabled={isDisabled || undefined}
      onClick={choose}
    >
      <div className="ep-head">
        <ExchangeIcon exchange={bot.exchange} />
        <div className="ep-name">
          <h3 id={titleId}>
            <bdi>{bot.name}</bdi>
          </h3>
          <span>{bot.exchange}</span>
        </div>
        <div className="ep-tags">
          {provenance !== 'live' && <ProvenanceBadge provenance={provenance} figure={findBotFigure(provenance)} />}
          <StatusTag status={bot.status} of="bot" />
        </div>
      </div>
      <p className="ep-description">{texts.description}</p>
      <dl data-figure={provenance}>
        <dt>{t('riskLevel')}</dt>
        <dd>
          <RiskLevelMark level={bot.riskLevel} />
          {getWord(bot.riskLevel)}
        </dd>
        <dt>{t('minimumDeposit')}</dt>
        <dd>{format.minimum(bot.minDeposit)}</dd>
        <dt>{t(isSample ? 'successRate' : 'successRateReported')}</dt>
        <dd>{reported(bot.successRate)}</dd>
        {isSample && (
          <>
            <dt>{t('monthlyReturn')}</dt>
            <dd>{reported(bot.monthlyReturn)}</dd>
          </>
        )}
      </dl>
      {!isSample && (
        <div>
          <Claim reported={bot.monthlyReturn} measured={measured ?? null} />
        </div>
      )}
      <ul>
        {texts.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {missing && (
        <p className="ep-missing">
          <PlaceLink to="deposit" bot={typeof bot.id === 'number' ? bot.id : undefined}>
            {t('depositMore', { missing: format.usd(missing) })}
          </PlaceLink>
        </p>
      )}
      <Button
        variant={kind}
        isWide
        icon={<Icon className="ep-icon" aria-hidden="true" />}
        disabled={isDisabled}
        aria-describedby={isDisabled ? `${titleId} ${reasonId}` : titleId}
        ref={button}
      >
        {words}
      </Button>
      {isDisabled && (
        <p id={reasonId} className="ep-reason">
          {t('balanceUnknown')}
        </p>
      )}
    </S.Root>
  );
}
