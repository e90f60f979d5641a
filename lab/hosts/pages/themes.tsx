import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import tokens from '@etherpilot/ui/tokens.css?inline';
import styles from '@etherpilot/ui/styles.css?inline';
import { Button, Dialog, ToastRegion, UiProvider, type UiProviderProps } from '@etherpilot/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const toast = { id: 'saved', tone: 'success', title: 'Saved', description: 'A toast' } as const;

/** A dialog that its button opens, and a toast. */
function Themed({ name, ...provider }: Omit<UiProviderProps, 'children'> & { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <UiProvider {...provider}>
      <h1>{name}</h1>
      <Button onClick={() => setIsOpen(true)}>{`Open ${name}`}</Button>
      <Dialog isOpen={isOpen} title={`Dialog ${name}`} foot={null} onClose={() => setIsOpen(false)}>
        A dialog
      </Dialog>
      <ToastRegion toasts={[{ ...toast, title: `Toast ${name}` }]} onDismiss={() => {}} />
    </UiProvider>
  );
}

function mount(id: string, content: ReactNode, place: ParentNode & Node = document) {
  const element = place.querySelector(`#${id}`);
  if (element === null) throw new Error(`The page has no #${id}`);
  createRoot(element).render(content);
}

mount('dark', <Themed name="dark" lang="en" />);
// A host's brand, given to one provider.
const brand: Record<`--ep-${string}`, string> = { '--ep-accent': 'rgb(1, 2, 3)' };
mount('light', <Themed name="light" colorScheme="light" lang="de" style={brand} />);

const container = document.createElement('div');
container.id = 'container';
document.body.append(container);
mount('contained', <Themed name="contained" container={container} className="theirs" />);

const shadow = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
if (!shadow) throw new Error('The page has no #shadow');
shadow.adoptedStyleSheets = [tokens, styles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
const inside = document.createElement('div');
inside.id = 'inside';
shadow.append(inside);
mount('inside', <Themed name="shadow" colorScheme="light" />, shadow);
