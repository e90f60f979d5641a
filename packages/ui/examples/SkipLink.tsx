import { MAIN_ID, SkipLink } from '@etherpilot/ui';

/** For a layout of your own; `AppShell` and `PublicLayout` have it. */
export function Example() {
  return (
    <>
      <SkipLink />
      <nav aria-label="Reports">
        <a href="/taxes">Taxes</a>
      </nav>
      <div id={MAIN_ID} tabIndex={-1}>
        The content of the page
      </div>
    </>
  );
}
