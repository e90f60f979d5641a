'use client';

import type { Failure } from '../../model/Failure.js';
import { useServerText } from '../../provider/useServerText.js';
import type { ElementProps } from '../ElementProps.js';
import { Note } from '../Note/Note.js';

export interface FormFailureProps extends ElementProps<HTMLDivElement> {
  /** Nothing is drawn without one. A message of several lines is drawn as such. */
  readonly failure: Failure | null;
}

/** Why the server refused a form, near its submit button. */
export function FormFailure({ failure, ...rest }: FormFailureProps) {
  const serverText = useServerText();
  if (failure === null) return null;
  // The limit applies to the whole text, because a server can name any number of fields.
  const lines = new Set(serverText(failure.message).split('\n'));
  return (
    <Note {...rest} tone="negative" title={failure.title} announces="assertive">
      {[...lines].map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </Note>
  );
}
