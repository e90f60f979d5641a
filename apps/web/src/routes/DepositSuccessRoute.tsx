import { useMessages } from '@etherpilot/ui';
import { depositSuccessScreenMessages } from '@etherpilot/ui/messages';
import { readPaymentQuery } from '@etherpilot/ui/model';
import { DepositSuccessScreen } from '@etherpilot/ui/screens/DepositSuccessScreen';
import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';

/** Reaching this page proves no payment, so it must not touch balance or history. */
export function DepositSuccessRoute() {
  const search = useSearch({ ssrSearch: '' });
  const t = useMessages(depositSuccessScreenMessages);
  useEffect(() => notify({ tone: 'info', title: t('toastTitle'), description: t('toast') }), [t]);
  return (
    <>
      <Title>{t('title')}</Title>
      <DepositSuccessScreen payment={readPaymentQuery(search)} />
    </>
  );
}
