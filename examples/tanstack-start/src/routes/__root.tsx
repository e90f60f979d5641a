import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/styles.css';
import '../app.css';
import { type LinkProps, UiProvider, useClock } from '@etherpilot/ui';
import { createRootRoute, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router';

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'TanStack Start example' },
    ],
    links: [{ rel: 'icon', href: 'data:,' }],
  }),
  /** When the server rendered the page (ms since the epoch). */
  loader: () => Date.now(),
  staleTime: Infinity,
  component: Root,
});

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <header>
          <h1>TanStack Start example</h1>
          <nav>
            <Link to="/">Sign in</Link> <Link to="/bots">Bots</Link>
          </nav>
        </header>
        <UiProvider
          Link={RouterLink}
          brand={{ name: 'TanStack Start example' }}
          support={{ email: 'help@example.com' }}
          now={useClock(Route.useLoaderData())}
        >
          <Outlet />
        </UiProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** Links of the screens go through the router and never reload the page. */
function RouterLink({ href, ...rest }: LinkProps) {
  const [to = '', hash] = href.split('#');
  return <Link to={to} {...(hash !== undefined && { hash })} {...rest} />;
}
