'use client';

import { getInitials } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Testimonials } from '../../model/OperatorContent.js';
import { Avatar, Card } from '../../primitives/Card/Card.js';
import { Band } from '../Band/Band.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { reviewsSectionMessages } from './ReviewsSection.messages.js';
import * as S from './ReviewsSection.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ReviewsSection`. */
export interface ReviewsSectionProps extends ElementProps<HTMLDivElement> {
  /** Samples are labelled beside each name; verified reviews say how they were verified. */
  readonly testimonials: Testimonials;
}

/** Three reviews without faces, stars, dates or amounts. */
export function ReviewsSection({ testimonials, ...rest }: ReviewsSectionProps) {
  const t = useMessages(reviewsSectionMessages);
  const isSample = testimonials.provenance === 'sample';
  return (
    <Band
      {...rest}
      title={isSample ? t('sampleTitle') : t('title')}
      lead={isSample ? t('sampleLead') : t('evidence', { evidence: testimonials.evidence })}
      badge={!isSample && <ProvenanceBadge provenance="operator" text={t('checked')} figure="checkedReviews" />}
    >
      <S.Reviews>
        {testimonials.value.map(({ name, review }) => (
          <Card key={name} as="figure">
            <blockquote>{review}</blockquote>
            <figcaption>
              <Avatar aria-hidden="true">{getInitials(name)}</Avatar>
              <b>
                <bdi>{name}</bdi>
              </b>
              {isSample && <ProvenanceBadge provenance="sample" figure="reviews" />}
            </figcaption>
          </Card>
        ))}
      </S.Reviews>
    </Band>
  );
}
