import { ButtonLink, Button, Empty, SendButton } from '@etherpilot/ui';
import { Title } from '../navigation/Title.js';
import { MissingScreen } from '../services/fetchScreen.js';
import { pageTexts } from '../texts/pageTexts.js';
import { startTexts } from '../texts/startTexts.js';

export interface BrokenScreenProps {
  readonly error: unknown;
  /** Renders the screen again. */
  readonly onTryAgain: () => void;
}

function helpFor(error: unknown): string {
  if (!(error instanceof MissingScreen)) {
    return pageTexts.problemHelp;
  }
  return error.isAfterReload ? pageTexts.missingAgain : pageTexts.missingHelp;
}

/** Shown in the shell where a screen failed: says whether its code is missing or faulty, and offers a next step. */
export function BrokenScreen({ error, onTryAgain }: BrokenScreenProps) {
  const isMissing = error instanceof MissingScreen;
  const title = isMissing ? pageTexts.missing : startTexts.problem;
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
              <SendButton variant="primary" onClick={() => window.location.reload()}>
                {pageTexts.reloadPage}
              </SendButton>
            ) : (
              <Button variant="primary" onClick={onTryAgain}>
                {pageTexts.tryAgain}
              </Button>
            )}
            <ButtonLink to="platform" variant="line">
              {pageTexts.goToPlatform}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
