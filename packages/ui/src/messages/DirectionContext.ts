'use client';

import { createContext } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The direction of the nearest `UiProvider`, for what CSS cannot turn around: isolated text, arrow keys and swipes. */
export const DirectionContext = createContext<Direction>('ltr');
