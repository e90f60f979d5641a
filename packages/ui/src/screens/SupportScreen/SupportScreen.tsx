'use client';

import { ArrowDownToLine, ChartLine, ScrollText, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { ContactPanel, type ContactPanelProps } from './ContactPanel.js';
import { GuideCards } from './GuideCards.js';
import { guideTitlesMessages, supportScreenMessages } from './SupportScreen.messages.js';
import { HelpSearch } from './HelpSearch.js';
import { articleResultsCode, LazyArticleResults } from './LazyArticleResults.js';
import { type QuestionId, questionId } from './questionId.js';
import { ProvenanceBadge } from '../../components/ProvenanceBadge/ProvenanceBadge.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { LazyTermsDialog } from '../../components/TermsDialog/LazyTermsDialog.js';
import { useMessages } from '../../messages/useMessages.js';
import { type HelpArticle, helpArticles, type QuickHelp, quickHelp } from '../../model/HelpArticle.js';
import type { Question, Supplied } from '../../model/OperatorContent.js';
import { Accordion } from '../../primitives/Accordion/Accordion.js';
import { Button } from '../../primitives/Button/Button.js';
import { Page, Row, Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Tabs } from '../../primitives/Tabs/Tabs.js';
import { useOnce } from '../../primitives/useOnce.js';

/** The props of `SupportScreen`. */
export interface SupportScreenProps extends ContactPanelProps {
  /** Five are built in; the label above them says whether the operator has supplied its own. */
  readonly questions: Supplied<readonly Question[]>;
  /** The article whose dialog is open. The host stores it, so that it can be part of the URL and linked to. */
  readonly article: HelpArticle | null;
  /** Called with the article to open, or `null` to close the open one. */
  readonly onChangeArticle: (article: HelpArticle | null) => void;
}

const icons = {
  'using-charts': ChartLine,
  'account-types': UsersRound,
  deposits: ArrowDownToLine,
  terms: ScrollText,
} as const satisfies Record<QuickHelp, typeof ChartLine>;
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** A separate chunk, fetched while somebody is about to open a guide. */
const guideCode = onDemand(() => import('./GuideDialog.js').then((module) => module.GuideDialog));

const LazyGuideDialog = lazyPart(guideCode);

/** What is about to be opened or searched. */
function preload() {
  guideCode.preload();
  articleResultsCode.preload();
}

/** The help centre: guides, questions and contact. */
export function SupportScreen(props: SupportScreenProps) {
  const { questions, article, onChangeArticle, onOpenMail, onCopy } = props;
  const t = useSupportMessages(supportScreenMessages);
  const [tab, setTab] = useState<'guides' | 'faq' | 'contact'>('guides');
  const [open, setOpen] = useState<readonly string[]>([]);
  // A dialog that was open stays, to close in its own time.
  const [opened, setOpened] = useState<readonly HelpArticle[]>([]);
  if (article !== null && !opened.includes(article)) setOpened([...opened, article]);
  const [asked, setAsked] = useState<{ readonly index: number } | null>(null);
  const faq = useRef<HTMLDivElement>(null);
  // A question found by the search gets focus once its tab has rendered, because hidden elements cannot.
  useOnce(() => {
    if (asked === null) return;
    const question = faq.current?.querySelectorAll('button')[asked.index];
    question?.scrollIntoView?.({ block: 'center' });
    question?.focus({ preventScroll: true });
  }, asked);

  const openEntry = (id: HelpArticle | QuestionId) => {
    const index = questions.value.findIndex((_, at) => questionId(at) === id);
    if (index < 0) {
      onChangeArticle(helpArticles.find((one) => one === id) ?? null);
      return;
    }
    setTab('faq');
    setOpen([...new Set([...open, id])]);
    setAsked({ index });
  };

  return (
    <Page {...pickElementProps(props)} onPointerOver={preload} onFocus={preload}>
      <PageHead title={t('title')} />
      <HelpSearch>
        {(query) => <LazyArticleResults query={query} questions={questions.value} onOpenEntry={openEntry} />}
      </HelpSearch>
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'guides', label: t('guides'), content: <GuideCards onOpenGuide={onChangeArticle} /> },
          {
            value: 'faq',
            label: t('faq'),
            content: (
              <Stack>
                <Row>
                  <ProvenanceBadge
                    provenance={questions.provenance}
                    text={questions.provenance === 'sample' ? undefined : t('operatorAnswers')}
                    figure={questions.provenance === 'sample' ? 'questions' : undefined}
                  />
                </Row>
                <Accordion
                  ref={faq}
                  headingLevel={2}
                  items={questions.value.map(({ question, answer, needsOperator }, index) => ({
                    id: questionId(index),
                    title: question,
                    content: (
                      <p>
                        {answer} {needsOperator && t.rich('needsOperator')}
                      </p>
                    ),
                  }))}
                  open={open}
                  onChangeOpen={setOpen}
                />
              </Stack>
            ),
          },
          { value: 'contact', label: t('contact'), content: <ContactPanel onOpenMail={onOpenMail} onCopy={onCopy} /> },
        ]}
      />
      <QuickHelpGuide onOpen={onChangeArticle} />
      <DepositHelp onOpen={() => onChangeArticle('which-minimum')} />
      {opened.map((one) => {
        const dialog = { isOpen: one === article, onClose: () => onChangeArticle(null) };
        return one === 'terms' ? (
          <LazyTermsDialog key={one} {...dialog} />
        ) : (
          <LazyGuideDialog key={one} article={one} {...dialog} />
        );
      })}
    </Page>
  );
}

function QuickHelpGuide({ onOpen }: { readonly onOpen: (article: QuickHelp) => void }) {
  const t = useMessages(supportScreenMessages);
  const titles = useMessages(guideTitlesMessages);
  return (
    <Stack as="section" gap={3}>
      <h2>{t('quickHelp')}</h2>
      <Row>
        {quickHelp.map((id) => {
          const Icon = icons[id];
          return (
            <Button
              key={id}
              variant="line"
              icon={<Icon className="ep-icon" aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => onOpen(id)}
            >
              {id === 'terms' ? t('terms') : titles(id)}
            </Button>
          );
        })}
      </Row>
    </Stack>
  );
}

/** The help on deposits, with a link to why other minimums are mentioned elsewhere. */
function DepositHelp({ onOpen }: { readonly onOpen: () => void }) {
  const t = useMessages(supportScreenMessages);
  const titles = useMessages(guideTitlesMessages);
  return (
    <Note title={titles('deposits')} headingLevel={2}>
      <p>{t('depositHelp')}</p>
      <Row>
        <Button variant="line" aria-haspopup="dialog" onClick={() => onOpen()}>
          {titles('which-minimum')}
        </Button>
      </Row>
    </Note>
  );
}
