'use client';

import { RotateCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { BrandLogo } from '../../components/BrandMark/BrandMark.js';
import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { getDisplayId } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import type { Profile } from '../../model/User.js';
import { Button } from '../../primitives/Button/Button.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Card, CardHead, KeyValues } from '../../primitives/Card/Card.js';
import { useSubmitLock } from '../../primitives/Form/useSubmitLock.js';
import { Page, Stack } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { useFormat } from '../../provider/useFormat.js';
import { getJoinDate } from '../../rules/profileStats.js';
import { AccountSecurity } from './AccountSecurity.js';
import { profileScreenMessages } from './ProfileScreen.messages.js';
import * as S from './ProfileScreen.styles.js';
import { ProfileSummary } from './ProfileSummary.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ProfileScreen`. */
export interface ProfileScreenProps extends ElementProps<HTMLDivElement> {
  /** The person who is signed in. */
  readonly profile: Profile;
  /** Used for the two figures of the summary. */
  readonly investments: Loadable<readonly Investment[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The profile is being reread. */
  readonly isRefreshing: boolean;
  /** Rereads the profile. */
  readonly onRefresh: () => void;
  /** Rereads the investments after a failure or a partial read. */
  readonly onRetryInvestments: () => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** Called when the person wants to return to the screen before. */
  readonly onGoBack: () => void;
}

/** The profile of the signed-in person. */
export function ProfileScreen({
  profile,
  investments,
  partial,
  isRefreshing,
  onRefresh,
  onRetryInvestments,
  onNotify,
  onGoBack,
  ...rest
}: ProfileScreenProps) {
  const t = useSupportMessages(profileScreenMessages);
  const lock = useSubmitLock({ status: isRefreshing ? 'sending' : 'idle' });
  const refreshText = t(isRefreshing ? 'refreshing' : 'refresh');
  const refresh = {
    icon: <RotateCw className="ep-icon" aria-hidden="true" />,
    isBusy: isRefreshing,
    onClick: () => lock.run(onRefresh),
  };
  return (
    <Page {...rest}>
      <PageHead
        title={t('title')}
        mark={<BrandLogo />}
        onGoBack={onGoBack}
        actions={
          <SendButton {...refresh} variant="line">
            {refreshText}
          </SendButton>
        }
        phoneActions={
          <SendButton {...refresh} variant="quiet" aria-label={refreshText} data-icon-only>
            {null}
          </SendButton>
        }
      />
      <S.Columns>
        <Stack gap={6}>
          <ProfileSummary viewer={profile} investments={investments} partial={partial} onRetry={onRetryInvestments} />
          <AccountDetails profile={profile} />
        </Stack>
        <Stack gap={6}>
          <AccountSecurity />
          <Card as="div">
            <Button
              variant="negative"
              isWide
              icon={<Trash2 className="ep-icon" aria-hidden="true" />}
              onClick={() => onNotify({ tone: 'negative', title: t('deletionTitle'), description: t('deletion') })}
            >
              {t('deleteAccount')}
            </Button>
          </Card>
        </Stack>
      </S.Columns>
    </Page>
  );
}

function AccountDetails({ profile }: Pick<ProfileScreenProps, 'profile'>) {
  const t = useMessages(profileScreenMessages);
  const { longDay } = useFormat();
  const titleId = useId();
  const joined = getJoinDate(profile);
  const details = [
    [t('id'), getDisplayId(profile)],
    [t('name'), profile.name],
    [t('email'), profile.email],
    [t('joined'), joined === null ? t('unknownDate') : longDay(joined)],
    // The server does not report the last visit, and none is made up.
    [t('lastActive'), t('lastActiveValue')],
  ] as const;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{t('details')}</h2>
      </CardHead>
      <KeyValues>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </KeyValues>
    </Card>
  );
}
