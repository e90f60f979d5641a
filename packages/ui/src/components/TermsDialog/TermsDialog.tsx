'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { useLimitTexts } from '../../provider/useLimitTexts.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { riskNoteMessages } from '../shared.messages.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { termsDialogMessages } from './TermsDialog.messages.js';
import * as S from './TermsDialog.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `TermsDialog`. */
export interface TermsDialogProps extends ElementProps<HTMLDivElement> {
  /** Whether it is on the screen; the host keeps it. */
  readonly isOpen: boolean;
  /** Called by Close, the close icon, Escape and a click on the backdrop. */
  readonly onClose: () => void;
}

/** The terms of an account: neutral text until the operator's own replaces it through the messages. */
export function TermsDialog({ isOpen, onClose, ...rest }: TermsDialogProps) {
  const t = useSupportMessages(termsDialogMessages);
  const risk = useMessages(riskNoteMessages);
  const limits = useLimitTexts();
  const sections = [
    { title: t('who'), text: t('whoText') },
    { title: t('risk'), text: risk('text') },
    { title: t('deposits'), text: t('depositsText') },
    { title: t('bots'), text: t.rich('botsText') },
    { title: t('withdrawals'), text: t('withdrawalsText', limits) },
    { title: t('device'), text: t('deviceText') },
  ];
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      title={t('title')}
      width={704}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={() => onClose()}>
          {t('close')}
        </Button>
      }
    >
      <ProvenanceBadge provenance="sample" text={t('source')} figure="terms" />
      <S.Sections>
        {sections.map((section) => (
          <li key={section.title}>
            <h3>{section.title}</h3>
            <p>{section.text}</p>
          </li>
        ))}
      </S.Sections>
    </Dialog>
  );
}
