'use client';

import { styled } from 'styled-components';
import { formatYear } from '../../format/time.js';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Label, Num } from '../../primitives/Text/Text.js';
import { useUi } from '../../provider/UiContext.js';
import { useNow } from '../../provider/useNow.js';
import { AboutFigures } from '../../components/AboutFigures/AboutFigures.js';
import { BrandMark } from '../../components/BrandMark/BrandMark.js';
import { TelegramLink } from './TelegramLink.js';
import { publicFooterMessages } from './LandingScreen.messages.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s4) var(--ep-s8);
  padding: var(--ep-s8) 0 var(--ep-s10);
  border-top: 1px solid var(--ep-line-soft);
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--ep-s4); min-width: 0; }
  /* A name longer than the column breaks. */
  & > div > a { max-width: 100%; overflow-wrap: anywhere; }
  & > div > a > svg { flex: none; }
  /* The text of the links aligns with the column; their click area extends beyond it. */
  & > nav { display: flex; flex-wrap: wrap; margin-inline: calc(var(--ep-s4) * -1); }
  & > p { flex-basis: 100%; }
`;

const HOUR_MS = 3_600_000;

/** The footer of the landing page: owner, year, links and a non-affiliation notice. */
export function PublicFooter() {
  const t = useMessages(publicFooterMessages);
  const setting = useUi();
  const now = useNow(HOUR_MS);
  return (
    <Root>
      <div>
        <BrandMark />
        <Label>
          <Num>{t('year', { year: formatYear(now, setting) })}</Num>
        </Label>
      </div>
      <nav aria-label={t('label')}>
        <ButtonLink to="profile" variant="quiet">
          {t('profile')}
        </ButtonLink>
        <ButtonLink to="support" variant="quiet">
          {t('support')}
        </ButtonLink>
        <AboutFigures />
        <TelegramLink label={t('telegram')} variant="quiet" />
      </nav>
      <Label as="p">{t('notAffiliated')}</Label>
    </Root>
  );
}
