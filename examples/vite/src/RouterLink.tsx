import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** Pass it to `UiProvider` as `Link`: links of the screens then go through wouter and never reload the page. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link href={href} {...rest} />;
}
