'use client';

import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Label, Mono, Text } from '../../primitives/Text/Text.js';
import { findKnown, type KnownAddress } from '../../rules/addressBook.js';
import { type AddressLabel, LABEL_LENGTH } from '../../rules/addressLabel.js';
import { changeLabel, type LabelImport, planImport, readLabels, writeLabels } from '../../rules/labelChanges.js';
import { useFormat } from '../../provider/useFormat.js';
import { addressBookMessages } from './AddressBookDialog.messages.js';
import { knownAddressesMessages } from './WithdrawScreen.messages.js';
import { useUsesText } from './useUsesText.js';

/** A file of ten thousand labels is smaller (bytes). */
const MAX_FILE = 2_000_000;

const List = styled.ul`
  & > li { display: grid; gap: var(--ep-s2); padding: var(--ep-s3) 0; }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

export interface AddressBookDialogProps {
  readonly isOpen: boolean;
  readonly labels: readonly AddressLabel[];
  readonly known: readonly KnownAddress[];
  /** The address in the form, which can be labelled too; `null` when there is none. */
  readonly target: string | null;
  readonly onUse: (address: string) => void;
  readonly onChangeLabels: (labels: readonly AddressLabel[]) => void;
  /** Called with the text of a file to hand to the person. */
  readonly onExport: (text: string) => void;
  readonly onClose: () => void;
}

/** Labels addresses, and takes labels to another device and back: shown before they are applied, overwriting none. */
export function AddressBookDialog(props: AddressBookDialogProps) {
  const { isOpen, labels, known, target, onUse, onChangeLabels, onExport, onClose } = props;
  const t = useMessages(addressBookMessages);
  const title = useMessages(knownAddressesMessages)('book');
  const format = useFormat();
  const formatUses = useUsesText();
  const file = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<AddressLabel | null>(null);
  const [read, setRead] = useState<LabelImport | 'bad' | null>(null);
  const plan = read === 'bad' ? null : read;
  const listed =
    target === null || findKnown(target, known) !== undefined
      ? known
      : [{ address: target, label: null, uses: 0, lastUsed: null, currencies: [] }, ...known];

  const close = () => {
    setEdited(null);
    setRead(null);
    onClose();
  };
  const save = () => {
    if (edited === null) return;
    onChangeLabels(changeLabel(labels, edited));
    setEdited(null);
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen === undefined) return;
    const text = chosen.size > MAX_FILE ? '' : await chosen.text().catch(() => '');
    // The same file can be chosen again.
    if (file.current) file.current.value = '';
    const imported = readLabels(text);
    setRead(imported === null ? 'bad' : planImport(labels, imported));
  };
  const apply = () => {
    if (plan === null) return;
    onChangeLabels([...labels, ...plan.added.map(({ address, label }) => ({ address, label }))]);
    setRead(null);
  };

  if (plan !== null) {
    return (
      <Dialog
        isOpen={isOpen}
        title={t('importTitle')}
        onClose={close}
        foot={
          <>
            <Button variant="line" onClick={() => setRead(null)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" disabled={plan.added.length === 0} onClick={apply}>
              {t('add', { count: format.count(plan.added.length) })}
            </Button>
          </>
        }
      >
        <Stack>
          {plan.added.length === 0 && <Text tone="soft">{t('nothingNew')}</Text>}
          <List aria-label={t('new')}>
            {plan.added.map(({ address, label, isTaken }) => (
              <li key={address}>
                <b>{label}</b>
                <Mono>{address}</Mono>
                {isTaken && <Label>{t('taken')}</Label>}
              </li>
            ))}
          </List>
          {plan.kept.length > 0 && (
            <>
              <Text tone="strong">{t('kept')}</Text>
              <List aria-label={t('kept')}>
                {plan.kept.map(({ address, label, inFile }) => (
                  <li key={`${address} ${inFile}`}>
                    <b>{label}</b>
                    <Mono>{address}</Mono>
                    {inFile !== label && <Label>{t('inFile', { label: inFile })}</Label>}
                  </li>
                ))}
              </List>
            </>
          )}
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      description={t('about')}
      onClose={close}
      onSubmit={save}
      foot={
        <>
          <Button
            variant="line"
            icon={<Upload className="ep-icon" aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {t('import')}
          </Button>
          <Button
            variant="line"
            icon={<Download className="ep-icon" aria-hidden="true" />}
            disabled={labels.length === 0}
            onClick={() => onExport(writeLabels(labels))}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <Stack>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={t('file')}
          hidden
          onChange={(event) => void choose(event)}
        />
        {read === 'bad' && (
          <Note tone="negative" announces="assertive" title={t('badTitle')}>
            <p>{t('bad')}</p>
          </Note>
        )}
        {listed.length === 0 && <Text tone="soft">{t('empty')}</Text>}
        <List aria-label={title}>
          {listed.map((one) => (
            <li key={one.address}>
              <Row justify="between">
                {one.label === null ? <Label>{t('noLabel')}</Label> : <b>{one.label}</b>}
                <Label>{formatUses(one)}</Label>
              </Row>
              <Mono>{one.address}</Mono>
              {edited?.address === one.address ? (
                <>
                  <TextField
                    label={t('label')}
                    value={edited.label}
                    maxLength={LABEL_LENGTH}
                    autoComplete="off"
                    // The person has just asked to type it.
                    // oxlint-disable-next-line jsx-a11y/no-autofocus
                    autoFocus
                    onValueChange={(label) => setEdited({ address: one.address, label })}
                  />
                  <Row>
                    <Button variant="primary" size="small" type="submit">
                      {t('save')}
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => setEdited(null)}>
                      {t('cancel')}
                    </Button>
                  </Row>
                </>
              ) : (
                <Row>
                  <Button
                    variant="line"
                    size="small"
                    onClick={() => {
                      onUse(one.address);
                      close();
                    }}
                  >
                    {t('use')}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => setEdited({ address: one.address, label: one.label ?? '' })}
                  >
                    {t(one.label === null ? 'addLabel' : 'rename')}
                  </Button>
                  {one.label !== null && (
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => onChangeLabels(changeLabel(labels, { address: one.address, label: '' }))}
                    >
                      {t('remove')}
                    </Button>
                  )}
                </Row>
              )}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
