import { useSupportMessages } from '@etherpilot/ui';
import { moneyNoticesMessages } from '@etherpilot/ui/messages';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connectHistories } from '../queries/orderHistories.js';
import { handleOrderNews, type OrderNews, orders } from '../queries/orders.js';
import { INTERRUPTED, toLookupResult } from '../queries/orderStates.js';
import { recheckOrders, recheckReadLists } from '../queries/recheckOrders.js';
import { useFoundNotice } from '../queries/useFoundNotice.js';
import { onOrdersRefused } from '../services/orderStorage.js';
import { refreshProfile } from '../state/session.js';
import { notify, notifyFailure } from '../state/toasts.js';

/** Opens the journal of the signed-in user, and tells them what happens to its orders, on whatever screen they are. */
export function useOrderJournal(queryClient: QueryClient): void {
  const t = useSupportMessages(moneyNoticesMessages);
  const notifyFound = useFoundNotice();
  const tell = useEffectEvent((news: OrderNews) => {
    if (news.type === 'interrupted') notifyFailure(INTERRUPTED);
    else if (news.type === 'found') {
      notifyFound(news.order.kind, toLookupResult(news.lookup), news.refusal?.message ?? null);
      void refreshProfile();
    } else if (news.ids.length > 1 && news.order.kind !== 'deposit') {
      const description = t(news.order.kind === 'bot' ? 'doubledBot' : 'doubledWithdrawal');
      notify({ tone: 'negative', title: t('doubledTitle'), description });
    }
  });
  const tellRefused = useEffectEvent(() => {
    notify({ tone: 'info', title: t('notStoredTitle'), description: t('notStored') });
  });

  useEffect(() => {
    connectHistories(queryClient);
    const stops = [handleOrderNews(tell), recheckOrders(), recheckReadLists(queryClient)];
    onOrdersRefused(tellRefused);
    void orders.open();
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
