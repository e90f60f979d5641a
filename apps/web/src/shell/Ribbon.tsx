import { EnvironmentRibbon } from '@etherpilot/ui';
import { useLayoutEffect } from 'react';
import { config } from '../config.js';
import { takeOverRibbon } from '../services/firstPage.js';
import { useIsTakenOver } from '../state/useIsTakenOver.js';

const { ribbon } = config.environment;

/** The ribbon of this deployment, if it has one. Until the app has taken over a page of the build, the page shows it. */
export function Ribbon() {
  const isShown = useIsTakenOver() && ribbon !== '';
  useLayoutEffect(() => {
    if (isShown) takeOverRibbon();
  }, [isShown]);
  return isShown && <EnvironmentRibbon text={ribbon} />;
}
