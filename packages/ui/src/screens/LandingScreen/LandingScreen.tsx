'use client';

import { MessageSquareQuote, Send, Waypoints } from 'lucide-react';
import { PlatformPreview } from '../../components/PlatformPreview/PlatformPreview.js';
import { PublicFooter } from './PublicFooter.js';
import { PublicLayout } from '../../components/PublicLayout/PublicLayout.js';
import { ReviewsSection } from '../../components/ReviewsSection/ReviewsSection.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { TeamSection } from '../../components/TeamSection/TeamSection.js';
import { TelegramLink } from './TelegramLink.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Supplied, TeamMember, Testimonials, Three } from '../../model/OperatorContent.js';
import { sampleTeam, sampleTestimonials } from '../../samples/sampleContent.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useUi } from '../../provider/UiContext.js';
import { hasCommunity } from '../../rules/supportChannels.js';
import { landingScreenMessages } from './LandingScreen.messages.js';
import * as S from './LandingScreen.styles.js';
import { LandingSteps } from './LandingSteps.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `LandingScreen`. */
export interface LandingScreenProps extends ElementProps<HTMLDivElement> {
  /** Links to the platform; otherwise the page is the same. */
  readonly isSignedIn?: boolean;
  /** Default: labelled samples. */
  readonly testimonials?: Testimonials | undefined;
  /** Default: labelled samples. */
  readonly team?: Supplied<Three<TeamMember>> | undefined;
}

/** The public landing page. */
export function LandingScreen({
  isSignedIn = false,
  testimonials = sampleTestimonials,
  team = sampleTeam,
  ...rest
}: LandingScreenProps) {
  const t = useMessages(landingScreenMessages);
  const hasChannel = hasCommunity(useUi().telegramHref);
  return (
    <PublicLayout {...rest} isSignedIn={isSignedIn} footer={<PublicFooter />}>
      <S.Hero>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <div>
          <p>{t('lead')}</p>
          <RiskNote isLarge />
          <S.Actions>
            <ButtonLink to="signup" variant="primary" size="large">
              {t('getStarted')}
            </ButtonLink>
            <TelegramLink label={t('joinTelegram')} size="large" />
          </S.Actions>
        </div>
      </S.Hero>
      <PlatformPreview />
      <S.Features aria-labelledby="features">
        <VisuallyHidden as="h2" id="features">
          {t('features')}
        </VisuallyHidden>
        <ul>
          <li>
            <Waypoints className="ep-icon" aria-hidden="true" />
            <h3>{t('strategies')}</h3>
            <p>{t('strategiesText')}</p>
          </li>
          <li>
            <MessageSquareQuote className="ep-icon" aria-hidden="true" />
            <h3>{t('reviews')}</h3>
            <p>{testimonials.provenance === 'sample' ? t('reviewsSampleText') : t('reviewsText')}</p>
          </li>
          <li>
            <Send className="ep-icon" aria-hidden="true" />
            <h3>{t('telegramSupport')}</h3>
            <p>{t('telegramSupportText')}</p>
          </li>
        </ul>
      </S.Features>
      <LandingSteps />
      <ReviewsSection testimonials={testimonials} />
      <S.Telegram>
        <Card aria-labelledby="telegram">
          <div>
            <h2 id="telegram">{t('telegramTitle')}</h2>
            <p>
              {t('telegramText')} {!hasChannel && t('notYet')}
            </p>
          </div>
          <TelegramLink label={t('joinTelegram')} size="large" />
        </Card>
      </S.Telegram>
      <TeamSection team={team} />
    </PublicLayout>
  );
}
