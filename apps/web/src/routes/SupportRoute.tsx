import { useMessages } from '@etherpilot/ui';
import { supportScreenMessages } from '@etherpilot/ui/messages';
import { readHelpArticle, sampleQuestions } from '@etherpilot/ui/model';
import { SupportScreen } from '@etherpilot/ui/screens/SupportScreen';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { content } from '../content.js';
import { paths } from '../paths.js';
import { copyText } from '../services/clipboard.js';
import { Title } from '../navigation/Title.js';

export function SupportRoute() {
  const t = useMessages(supportScreenMessages);
  const [, navigate] = useLocation();
  const fragment = useLocationProperty(() => window.location.hash);
  return (
    <>
      <Title>{t('title')}</Title>
      <SupportScreen
        questions={content.questions ?? sampleQuestions}
        article={readHelpArticle(fragment)}
        // The URL names the open article, so that it can be linked to, without adding a history entry.
        onChangeArticle={(article) => navigate(`${paths.support}${article ? `#${article}` : ''}`, { replace: true })}
        onOpenMail={({ href }) => window.location.assign(href)}
        onCopy={copyText}
      />
    </>
  );
}
