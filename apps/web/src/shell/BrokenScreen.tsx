import { ButtonLink, Button, Empty, SendButton } from '@etherpilot/ui';
import { Title } from '../navigation/Title.js';
import { MissingScreen } from '../services/fetchScreen.js';

export interface BrokenScreenProps {
  readonly error: unknown;
  /** Renders the screen again. */
  readonly onTryAgain: () => void;
}

function helpFor(error: unknown): string {
  if (!(error instanceof MissingScreen)) {
    return 'Anything you already submitted is listed in your history.';
  }
  return error.isAfterReload
    ? 'It did not load after a reload either. Check your connection and try again later.'
    : 'Check your connection and try again.';
}

/** Shown in the shell where a screen failed: says whether its code is missing or faulty, and offers a next step. */
export function BrokenScreen({ error, onTryAgain }: BrokenScreenProps) {
  const isMissing = error instanceof MissingScreen;
  const title = isMissing ? "This page didn't load" : 'This page hit a problem';
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
                Reload the page
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
