import type { AddressLabel } from '@etherpilot/ui/model';
import type { WithdrawScreenProps } from '@etherpilot/ui/screens/WithdrawScreen';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { downloadFile } from '../services/download.js';
import { addressLabels, getLabels, storeLabels } from '../state/addressLabels.js';
import { withdrawalsQuery } from '../queries/withdrawals.js';

const exportLabels = (text: string) => downloadFile('address-labels', 'json', [text], 'application/json');

/**
 * The current user's address book. It sends no call: uses are there once something else, such as the form itself before
 * it is sent, has read the list of withdrawals.
 */
export function useAddressBook(): NonNullable<WithdrawScreenProps['addressBook']> {
  const { byUser } = useSnapshot(addressLabels);
  const { data } = useQuery({ ...withdrawalsQuery, enabled: false });
  const labels: readonly AddressLabel[] = getLabels(byUser);
  return { labels, withdrawals: data?.items ?? [], onChangeLabels: storeLabels, onExport: exportLabels };
}
