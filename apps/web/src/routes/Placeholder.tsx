import { ButtonLink, Empty } from '@etherpilot/ui';
import { Title } from './Title.js';

export interface PlaceholderProps {
  /** The name of the screen that will stand here. */
  readonly title: string;
  /** What it will hold, and that it does not yet. */
  readonly help: string;
}

/** A place whose screen is still to be built: says so, and leads on. */
export function Placeholder({ title, help }: PlaceholderProps) {
  return (
    <>
      <Title>{title}</Title>
      <Empty
        isPage
        headingLevel={1}
        title={title}
        help={help}
        action={
          <ButtonLink to="bots" kind="line">
            Trading Bots
          </ButtonLink>
        }
      />
    </>
  );
}
