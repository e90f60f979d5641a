import { AppShell, Loading, useMessages } from '@etherpilot/ui';
import { DepositCancelRoute } from '../routes/DepositCancelRoute.js';
import { DepositSuccessRoute } from '../routes/DepositSuccessRoute.js';
import { NotFoundRoute } from '../routes/NotFoundRoute.js';
import { Title } from '../navigation/Title.js';
import { getPlace, paths } from '../paths.js';
import { CardsFrame, frameContents } from './frameContents.js';

const nothing = () => {};

/** The screens within the navigation that say the same to everybody. */
const said: Readonly<Record<string, React.ComponentType>> = {
  [paths.depositSuccess]: DepositSuccessRoute,
  [paths.depositCancel]: DepositCancelRoute,
};

/**
 * What the page of a path shows somebody signed in until it is known who: the navigation without a figure, and the screen
 * without a name. Rendered by the build only.
 */
export function Frame({ path }: { readonly path: string }) {
  const place = getPlace(path);
  const Said = said[path] ?? NotFoundRoute;
  return (
    <AppShell current={place} balance="loading" inBots="loading" onOpenNotices={nothing} onLogOut={nothing}>
      {place === null ? (
        <Said />
      ) : (
        <>
          <Loading />
          {/* Nothing in it answers yet. */}
          <div inert>
            <Content place={place} />
          </div>
        </>
      )}
    </AppShell>
  );
}

function Content({ place }: { readonly place: keyof typeof frameContents }) {
  const { messages, screen } = frameContents[place];
  const t = useMessages(messages);
  return (
    <>
      <Title>{t('title')}</Title>
      {screen ?? <CardsFrame title={t('title')} />}
    </>
  );
}
