'use client';

import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { StyledElement } from '../../primitives/StyledElement.js';
import { drawQr } from './qrPath.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The quiet zone is part of the code: cameras want four modules of it, which is 32 px for the shortest address. */
export const QrPaper: StyledElement<'div'> = styled.div`
  width: fit-content;
  padding: var(--ep-s8);
  border-radius: var(--ep-r-card);
  background: var(--ep-qr-paper);
  forced-color-adjust: none;
  & > * { display: block; width: 200px; height: 200px; }
  & > svg { fill: var(--ep-qr-ink); shape-rendering: crispEdges; }
`;

/** The props of `QrCode`. */
export interface QrCodeProps extends ElementProps<HTMLDivElement> {
  /** The encoded text. It is drawn on this device, so that no service learns or swaps it. */
  readonly value: string;
  /** The accessible name: what the code holds. */
  readonly label: string;
}

/** A QR code of 200 × 200 px. A value of more than 512 characters gets none. */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  const drawing = useMemo(() => drawQr(value), [value]);
  if (drawing === undefined) return null;
  return (
    <QrPaper {...rest}>
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} width={200} height={200} role="img" aria-label={label}>
        <path d={drawing.path} />
      </svg>
    </QrPaper>
  );
}
