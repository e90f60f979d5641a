import { readPaymentQuery } from '@etherpilot/ui';
import { DepositCancelScreen } from '@etherpilot/ui/screens/DepositCancelScreen';
import { useSearch } from 'wouter';
import { Title } from '../navigation/Title.js';

export function DepositCancelRoute() {
  return (
    <>
      <Title>Payment Cancelled</Title>
      <DepositCancelScreen payment={readPaymentQuery(useSearch())} />
    </>
  );
}
