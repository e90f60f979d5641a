import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/styles.css';
import '@etherpilot/ui/page.css';
import { type LinkProps, UiProvider, useClock } from '@etherpilot/ui';
import { Link, Links, Meta, Outlet, Scripts, useLoaderData } from 'react-router';

/** When the server rendered the page (ms since the epoch). */
export const loader = () => ({ renderedAt: Date.now() });
export const shouldRevalidate = () => false;

export default function Root() {
  const { renderedAt } = useLoaderData<typeof loader>();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>React Router example</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <UiProvider
          Link={RouterLink}
          brand={{ name: 'React Router example' }}
          support={{ email: 'help@example.com' }}
          now={useClock(renderedAt)}
        >
          <Outlet />
        </UiProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** Links of the screens go through the router and never reload the page. */
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
