'use client';

import type { ReactNode } from 'react';
import type { Provenance, Sourced } from '../../model/Provenance.js';
import { Figure } from '../../primitives/Card/Card.js';
import { Label } from '../../primitives/Text/Text.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import * as S from './StatStrip.styles.js';

/** A figure of the strip. */
export interface Stat {
  /** What the figure is. */
  readonly label: string;
  /** The formatted figure; one that is not live has a badge. */
  readonly figure: Sourced<ReactNode>;
  /** The badge's text, when not all figures share one source. */
  readonly badgeText?: string | undefined;
  /** A line under the figure. */
  readonly detail?: ReactNode;
  /** What the figure means, in words; shown under it. */
  readonly definition?: string;
}

/** The props of `StatStrip`. */
export interface StatStripProps {
  /** The name of the strip, shown as a heading when `isTitled`. */
  readonly label: string;
  /** Shows the label as a heading. Default: false. */
  readonly isTitled?: boolean;
  /** The figures, in the order in which they are shown. */
  readonly stats: readonly Stat[];
  /** The badge's text when all figures share one source; its explanation is shown below them too. */
  readonly badgeText?: string | undefined;
  /** What the badge means, in a sentence. */
  readonly badgeExplanation?: string | undefined;
}

function sharedProvenance(stats: readonly Stat[]): Provenance | undefined {
  const [first, ...rest] = stats.map((stat) => stat.figure.provenance);
  return rest.every((one) => one === first) ? first : undefined;
}

/** Up to four figures side by side. A shared source is shown once, beside the heading; otherwise beside each figure. */
export function StatStrip({ label, isTitled = false, stats, badgeText, badgeExplanation }: StatStripProps) {
  const shared = sharedProvenance(stats);
  const hasSharedBadge = shared !== undefined && shared !== 'live';
  return (
    <S.Section aria-label={label}>
      {(isTitled || hasSharedBadge) && (
        <S.Head>
          {isTitled ? <h2>{label}</h2> : <span />}
          {hasSharedBadge && <ProvenanceBadge provenance={shared} text={badgeText} explanation={badgeExplanation} />}
        </S.Head>
      )}
      <S.Strip data-pair={stats.length === 2 || undefined}>
        {stats.map((stat) => (
          <div key={stat.label}>
            <Label as="dt">{stat.label}</Label>
            <S.Value data-figure={stat.figure.provenance}>
              <Figure>{stat.figure.value}</Figure>
              {shared === undefined && stat.figure.provenance !== 'live' && (
                <ProvenanceBadge provenance={stat.figure.provenance} text={stat.badgeText} />
              )}
              {stat.detail}
              {stat.definition && <Label>{stat.definition}</Label>}
            </S.Value>
          </div>
        ))}
      </S.Strip>
      {hasSharedBadge && badgeExplanation !== undefined && <Label>{badgeExplanation}</Label>}
    </S.Section>
  );
}
