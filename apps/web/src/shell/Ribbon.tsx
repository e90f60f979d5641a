import { EnvironmentRibbon } from '@etherpilot/ui';
import { useLayoutEffect } from 'react';
import { config } from '../config.js';
import { takeOverRibbon } from '../services/firstPage.js';
import { useIsHydrated } from '../state/useIsHydrated.js';

const { ribbon } = config.environment;

/** The ribbon of this deployment, if it has one. Until a prerendered page is hydrated, the page shows it. */
export function Ribbon() {
  const isShown = useIsHydrated() && ribbon !== '';
  useLayoutEffect(() => {
    if (isShown) takeOverRibbon();
  }, [isShown]);
  return isShown && <EnvironmentRibbon text={ribbon} />;
}
