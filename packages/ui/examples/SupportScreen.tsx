import { UiProvider } from '@etherpilot/ui';
import { type HelpArticle, sampleQuestions } from '@etherpilot/ui/model';
import { SupportScreen } from '@etherpilot/ui/screens/SupportScreen';
import { useState } from 'react';

export function Example() {
  const [article, setArticle] = useState<HelpArticle | null>(null);
  return (
    <UiProvider support={{ email: 'help@example.com' }}>
      <SupportScreen
        questions={sampleQuestions}
        article={article}
        onChangeArticle={setArticle}
        onCopy={(text) => navigator.clipboard.writeText(text)}
        onOpenMail={({ href }) => window.location.assign(href)}
      />
    </UiProvider>
  );
}
