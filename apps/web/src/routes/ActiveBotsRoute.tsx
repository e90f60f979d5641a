import { activeBotsScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from '../queries/bots.js';
import { useLoadable } from '../queries/useLoadable.js';
import { Title } from './Title.js';

export function ActiveBotsRoute() {
  const t = useMessages(activeBotsScreenMessages);
  const investments = useQuery(investmentsQuery);
  return (
    <>
      <Title>{t('title')}</Title>
      <ActiveBotsScreen
        investments={useLoadable(investments, { title: t('loadFailedTitle'), message: t('loadFailed') })}
        onRefresh={() => void investments.refetch()}
      />
    </>
  );
}
