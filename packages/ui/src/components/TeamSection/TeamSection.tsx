'use client';

import { getInitials } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Supplied, TeamMember, Three } from '../../model/OperatorContent.js';
import { Avatar } from '../../primitives/Card/Card.js';
import { Label } from '../../primitives/Text/Text.js';
import { Band } from '../Band/Band.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { teamSectionMessages } from '../ReviewsSection/ReviewsSection.messages.js';
import * as S from './TeamSection.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `TeamSection`. */
export interface TeamSectionProps extends ElementProps<HTMLDivElement> {
  /** Sample profiles are labelled one by one. */
  readonly team: Supplied<Three<TeamMember>>;
}

/** The people behind the platform; roles until the operator names them. */
export function TeamSection({ team, ...rest }: TeamSectionProps) {
  const t = useMessages(teamSectionMessages);
  const isSample = team.provenance === 'sample';
  return (
    <Band
      {...rest}
      title={t('title')}
      badge={!isSample && <ProvenanceBadge provenance="operator" text={t('named')} figure="namedTeam" />}
    >
      <S.Members>
        {team.value.map(({ name, role, bio }) => (
          <li key={name}>
            <div>
              <Avatar size="large" aria-hidden="true">
                {getInitials(name)}
              </Avatar>
              {isSample && <ProvenanceBadge provenance="sample" text={t('sample')} figure="team" />}
            </div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <Label as="p">{role}</Label>
            <p>{bio}</p>
          </li>
        ))}
      </S.Members>
    </Band>
  );
}
