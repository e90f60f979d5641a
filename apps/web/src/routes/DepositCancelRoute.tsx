import { useMessages } from '@etherpilot/ui';
import { depositCancelScreenMessages } from '@etherpilot/ui/messages';
import { readPaymentQuery } from '@etherpilot/ui/model';
import { DepositCancelScreen } from '@etherpilot/ui/screens/DepositCancelScreen';
import { useSearch } from 'wouter/use-browser-location';
import { Title } from '../navigation/Title.js';

export function DepositCancelRoute() {
  const t = useMessages(depositCancelScreenMessages);
  return (
    <>
      <Title>{t('title')}</Title>
      <DepositCancelScreen payment={readPaymentQuery(useSearch({ ssrSearch: '' }))} />
    </>
  );
}
