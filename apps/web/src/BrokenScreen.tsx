import { ButtonLink, Button, Empty, SendButton } from '@etherpilot/ui';
import { Title } from './routes/Title.js';
import { MissingScreen } from './services/fetchScreen.js';

export interface BrokenScreenProps {
  readonly error: unknown;
  /** Draws the screen once more. */
  readonly onTryAgain: () => void;
}

function helpFor(error: unknown): string {
  if (!(error instanceof MissingScreen)) {
    return 'The fault is in this page. What the server has done stands in your histories.';
  }
  return error.isAfterReload
    ? 'Its code did not arrive, not even after the page was loaded again. Nothing was sent.'
    : 'Its code did not arrive. Nothing was sent.';
}

/** Stands in the shell where a screen has failed: says whether its code is missing or faulty, and leads on. */
export function BrokenScreen({ error, onTryAgain }: BrokenScreenProps) {
  const isMissing = error instanceof MissingScreen;
  const title = isMissing ? 'This screen could not be loaded' : 'Something went wrong on this screen';
  return (
    <>
      <Title>{title}</Title>
      <Empty
        isPage
        headingLevel={1}
        title={title}
        help={helpFor(error)}
        action={
          <>
            {isMissing ? (
              <SendButton kind="primary" onClick={() => window.location.reload()}>
                Load the page again
              </SendButton>
            ) : (
              <Button kind="primary" onClick={onTryAgain}>
                Try again
              </Button>
            )}
            <ButtonLink to="platform" kind="line">
              Go to platform
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
