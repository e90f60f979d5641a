import { Note } from '@etherpilot/ui';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { placeAt, placeNames } from '../paths.js';
import { forgetContinueTo, session } from '../state/session.js';
import { Placeholder } from './Placeholder.js';

/** Where everybody lands after signing in; who was on the way elsewhere finds a link there (G-39). */
export function PlatformRoute() {
  const { continueTo } = useSnapshot(session);
  const place = continueTo === null ? null : placeAt(continueTo);
  return (
    <>
      {continueTo !== null && place !== null && (
        <Note title="You were on your way elsewhere">
          <Link href={continueTo} onClick={forgetContinueTo}>
            Continue to {placeNames[place]}
          </Link>
        </Note>
      )}
      <Placeholder title="Platform" help="The price chart is not built yet. Bots, deposits and withdrawals work." />
    </>
  );
}
