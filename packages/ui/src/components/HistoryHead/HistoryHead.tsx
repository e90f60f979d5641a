'use client';

import { ArrowLeftRight, Download, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink, type ButtonLinkLook } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { OverflowMenu } from '../../primitives/OverflowMenu/OverflowMenu.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { exportButtonMessages } from '../ExportButton/ExportButton.messages.js';
import { useExport } from '../ExportButton/useExport.js';
import { historyHeadMessages } from '../HistoryPanel/HistoryPanel.messages.js';

/** On phones its main action needs the room of Back. */
const Head = styled(PageHead)`
  @container ep-column (width < 40rem) {
    &:has(> button) { grid-template-columns: minmax(0, 1fr); }
    & > button { display: none; }
  }
`;

/** A link of the head. */
export interface HistoryLink {
  readonly to: Place;
  readonly label: string;
}

export interface HistoryHeadProps {
  readonly title: string;
  /** Whether the list is being read for the first time, or again. */
  readonly loading: 'first' | 'again' | null;
  readonly onRefresh: () => void;
  /** Creates a file of the records on the screen; `null` while there are none. */
  readonly onExport: (() => Promise<void>) | null;
  /** What else can be done, first. */
  readonly more?: ReactNode;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
  /** The other history. */
  readonly other: HistoryLink;
  /** Where a new record is made. */
  readonly main: HistoryLink;
  /** Whether that is the page's main action. */
  readonly isMainPrimary: boolean;
}

/** The title of a history with what can be done; on phones all but the main action is in a menu. */
export function HistoryHead(props: HistoryHeadProps) {
  const { title, loading, onRefresh, onExport, onGoBack, more, other, main, isMainPrimary } = props;
  const t = useMessages(historyHeadMessages);
  const exporting = useMessages(exportButtonMessages);
  const { isBusy, run } = useExport(async () => onExport?.());
  const actions = (look: Pick<ButtonLinkLook, 'variant' | 'icon'>) => (
    <>
      {more}
      <SendButton
        variant="quiet"
        icon={<RotateCw className="ep-icon" aria-hidden="true" />}
        isBusy={loading === 'again'}
        disabled={loading !== null}
        onClick={() => onRefresh()}
      >
        {loading === 'again' ? t('refreshing') : t('refresh')}
      </SendButton>
      <Button
        variant="quiet"
        icon={<Download className="ep-icon" aria-hidden="true" />}
        disabled={onExport === null}
        isBusy={isBusy}
        onClick={run}
      >
        {exporting(isBusy ? 'busy' : 'label')}
      </Button>
      <ButtonLink {...look} to={other.to}>
        {other.label}
      </ButtonLink>
    </>
  );
  const kind = isMainPrimary ? 'primary' : 'line';
  return (
    <Head
      title={title}
      onGoBack={onGoBack}
      actions={
        <>
          {actions({ variant: 'line' })}
          <ButtonLink variant={kind} to={main.to}>
            {main.label}
          </ButtonLink>
        </>
      }
      phoneActions={
        <>
          <ButtonLink variant={kind} size="small" to={main.to}>
            {main.label}
          </ButtonLink>
          <OverflowMenu label={t('more')}>
            {actions({ variant: 'quiet', icon: <ArrowLeftRight className="ep-icon" aria-hidden="true" /> })}
          </OverflowMenu>
        </>
      }
    />
  );
}
