'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { StepMark, Steps } from '../../primitives/Steps/Steps.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUnitLabels } from '../../provider/useUnitLabels.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { Label, Num, Text } from '../../primitives/Text/Text.js';
import { botConfigDialogMessages } from '../../components/BotConfigDialog/BotConfigDialog.messages.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { guideTitlesMessages } from './SupportScreen.messages.js';
import { useLimitTexts } from '../../provider/useLimitTexts.js';
import { guideDialogMessages } from './GuideDialog.messages.js';
import { type GuideArticle, guideLinks, guideParts, guidesInSteps } from './guideParts.js';

/** An unordered list with a dash before each item. */
const Points = styled.ul`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: var(--ep-s4) minmax(0, 1fr); gap: var(--ep-s1); }
  & > li::before {
    content: '';
    width: 8px;
    height: 1px;
    margin-top: calc(var(--ep-lh-body) / 2);
    background: var(--ep-tick);
  }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & p { color: var(--ep-text-soft); }
  @media (forced-colors: active) { & > li::before { background: CanvasText; } }
`;

export interface GuideDialogProps {
  readonly article: GuideArticle;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One article of the help centre: what to know or do, point by point, and a link to the place itself. */
export function GuideDialog({ article, isOpen, onClose }: GuideDialogProps) {
  const t = useSupportMessages(guideDialogMessages);
  const titles = useMessages(guideTitlesMessages);
  const { count } = useFormat();
  const limits = useLimitTexts();
  const parts = guideParts[article];
  const link = guideLinks[article];
  const isInSteps = guidesInSteps.has(article);
  const List = isInSteps ? Steps : Points;
  return (
    <Dialog
      isOpen={isOpen}
      title={titles(article)}
      description={t(isInSteps ? 'steps' : 'points', { count: parts.length })}
      width={704}
      onClose={onClose}
      foot={
        <>
          {link && (
            <ButtonLink to={link.to} variant="line">
              {t(link.text)}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={() => onClose()}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap={6} data-article={article}>
        <List>
          {parts.map((part, index) => (
            <li key={part}>
              {isInSteps && <StepMark aria-hidden="true">{count(index + 1)}</StepMark>}
              <div>
                <h3>{t(`${part}Title`)}</h3>
                <p>{t.rich(`${part}Text`, limits)}</p>
              </div>
            </li>
          ))}
        </List>
        {article === 'deposit-guide' && <PaymentSessionScale />}
        {(article === 'deposit-guide' || article === 'deposits') && <AboutMinimums />}
        {article === 'trading-robot' && <BeforeStarting />}
      </Stack>
    </Dialog>
  );
}

const SESSION_MARKS = [0, 10, 20, 30, 40, 50, 60];

/** The usual length of a payment session: a range, so the scale has no value. */
function PaymentSessionScale() {
  const t = useMessages(guideDialogMessages);
  const unitLabels = useUnitLabels();
  return (
    <Stack gap={2}>
      <Row justify="between">
        <Label>{t('session')}</Label>
        <Text as="span" tone="strong">
          <Num>{t('sessionMinutes')}</Num>
        </Text>
      </Row>
      <Scale max={60} minor={1} major={10} labels={unitLabels(SESSION_MARKS, 'minute')} />
    </Stack>
  );
}

function AboutMinimums() {
  const titles = useMessages(guideTitlesMessages);
  return (
    <p>
      <PlaceLink to="support" part="which-minimum">
        {titles('which-minimum')}
      </PlaceLink>
    </p>
  );
}

/** What applies to everybody who starts a bot, in the same words as beside Start Bot. */
function BeforeStarting() {
  const t = useSupportMessages(botConfigDialogMessages);
  return (
    <>
      <Note>
        <p>{t.rich('cannotStop')}</p>
      </Note>
      <RiskNote />
    </>
  );
}
