'use client';

import type { ReactNode } from 'react';
import type { Sourced } from '../../model/Provenance.js';
import { Figure } from '../../primitives/Card/Card.js';
import { Label } from '../../primitives/Text/Text.js';
import type { FigureId } from '../AboutFigures/figures.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import * as S from './StatStrip.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** A figure of the strip. */
export interface Stat {
  /** What the figure is. */
  readonly label: string;
  /** The formatted figure; one that is not live has a badge. */
  readonly figure: Sourced<ReactNode>;
  /** The badge's text instead of the built-in one. */
  readonly badgeText?: string | undefined;
  /** What the badge means, in a sentence, on hover. */
  readonly badgeExplanation?: string | undefined;
  /** The row of About the figures its badge opens. */
  readonly badgeFigure?: FigureId | undefined;
  /** A word or two beside the figure. */
  readonly detail?: ReactNode;
  /** What the figure means, in words; shown under it. */
  readonly definition?: string;
}

/** The props of `StatStrip`. */
export interface StatStripProps extends ElementProps<HTMLDivElement> {
  /** The name of the strip, for assistive technology. */
  readonly label: string;
  /** The figures, in the order in which they are shown. */
  readonly stats: readonly Stat[];
  /** The badge's text of figures without one of their own. */
  readonly badgeText?: string | undefined;
}

/** Up to four figures in one line. Neighbours with the same badge share one, which the last of them has. */
export function StatStrip({ label, stats, badgeText, ...rest }: StatStripProps) {
  const getBadge = (stat: Stat | undefined) => {
    if (stat === undefined || stat.figure.provenance === 'live') return null;
    return {
      provenance: stat.figure.provenance,
      text: stat.badgeText ?? badgeText,
      explanation: stat.badgeExplanation,
      figure: stat.badgeFigure,
    };
  };
  const isShared = (one: Stat, other: Stat | undefined) => {
    const [badge, next] = [getBadge(one), getBadge(other)];
    return badge !== null && badge.provenance === next?.provenance && badge.text === next.text;
  };
  return (
    <section {...rest} aria-label={label}>
      <S.Strip data-details={stats.some(({ detail }) => Boolean(detail)) || undefined}>
        {stats.map((stat, at) => {
          const badge = isShared(stat, stats[at + 1]) ? null : getBadge(stat);
          return (
            <div
              key={stat.label}
              data-joined={isShared(stat, stats[at - 1]) || undefined}
              data-badge={badge !== null || undefined}
            >
              <Label as="dt">{stat.label}</Label>
              <S.Value data-figure={stat.figure.provenance}>
                <Figure>{stat.figure.value}</Figure>
                {stat.detail}
                {stat.definition && <Label className="ep-definition">{stat.definition}</Label>}
              </S.Value>
              {badge && (
                <dd className="ep-badge">
                  <ProvenanceBadge {...badge} />
                </dd>
              )}
            </div>
          );
        })}
      </S.Strip>
    </section>
  );
}
