'use client';

import { styled } from 'styled-components';
import { Grid } from '../Layout/Layout.js';

/** A line of cards, with the gap to the next one as a part of its height. */
export const Line = styled(Grid)`
  &[data-index] { padding-bottom: var(--ep-s4); }
`;
