'use client';

import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { profileScreenMessages } from './ProfileScreen.messages.js';
import * as S from './ProfileScreen.styles.js';

/** Two buttons that have no function yet, and a line that says so, for deletion too: the API has no calls for them. */
export function AccountSecurity() {
  const t = useSupportMessages(profileScreenMessages);
  const id = useId();
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHead>
        <h2 id={`${id}-title`}>{t('security')}</h2>
      </CardHead>
      <S.Rows>
        <div>
          <div>
            <h3 id={`${id}-password`}>{t('password')}</h3>
          </div>
          <Button variant="line" disabled aria-describedby={`${id}-password ${id}-not-yet`}>
            {t('change')}
          </Button>
        </div>
        <div>
          <div>
            <h3 id={`${id}-factor`}>{t('twoFactor')}</h3>
            <Tag mark="ring">{t('notEnabled')}</Tag>
          </div>
          <Button variant="line" disabled aria-describedby={`${id}-factor ${id}-not-yet`}>
            {t('enable')}
          </Button>
        </div>
      </S.Rows>
      <S.NotYet id={`${id}-not-yet`}>{t.rich('notYet')}</S.NotYet>
    </Card>
  );
}
