'use client';

import { formatYear } from '../../../format/time.js';
import { useMessages } from '../../../messages/useMessages.js';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.js';
import { Label, Num } from '../../../primitives/Text/Text.js';
import { useUi } from '../../../provider/UiContext.js';
import { useNow } from '../../../provider/useNow.js';
import { AboutFigures } from '../../../components/AboutFigures/AboutFigures.js';
import { BrandMark } from '../../../components/BrandMark/BrandMark.js';
import { TelegramLink } from '../TelegramLink/TelegramLink.js';
import { publicFooterMessages } from './PublicFooter.messages.js';
import * as S from './PublicFooter.styles.js';

const HOUR_MS = 3_600_000;

/** The footer of the landing page: owner, year, links and a non-affiliation notice. */
export function PublicFooter() {
  const t = useMessages(publicFooterMessages);
  const setting = useUi();
  const now = useNow(HOUR_MS);
  return (
    <S.Root>
      <div>
        <BrandMark />
        <Label>
          <Num>{t('year', { year: formatYear(now, setting) })}</Num>
        </Label>
      </div>
      <nav aria-label={t('label')}>
        <ButtonLink to="profile" kind="quiet">
          {t('profile')}
        </ButtonLink>
        <ButtonLink to="support" kind="quiet">
          {t('support')}
        </ButtonLink>
        <AboutFigures />
        <TelegramLink label={t('telegram')} kind="quiet" />
      </nav>
      <Label as="p">{t('notAffiliated')}</Label>
    </S.Root>
  );
}
