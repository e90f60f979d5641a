import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import tokens from '@etherpilot/ui/tokens.css?inline';
import styles from '@etherpilot/ui/styles.css?inline';
import { Button, Dialog, ToastRegion, UiProvider, type UiProviderProps } from '@etherpilot/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const toast = { id: 'saved', tone: 'success', title: 'Saved', description: 'A toast' } as const;

/** A toast, and a button that opens a dialog and shows another toast. */
function Themed({ name, ...provider }: Omit<UiProviderProps, 'children'> & { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const opened = { ...toast, id: 'opened', title: `Opened ${name}` };
  return (
    <UiProvider {...provider}>
      <h1>{name}</h1>
      <Button onClick={() => setIsOpen(true)}>{`Open ${name}`}</Button>
      <Dialog isOpen={isOpen} title={`Dialog ${name}`} foot={null} onClose={() => setIsOpen(false)}>
        A dialog
      </Dialog>
      <ToastRegion toasts={[{ ...toast, title: `Toast ${name}` }, ...(isOpen ? [opened] : [])]} onDismiss={() => {}} />
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

/** Each has its style sheets and its provider. */
function mountInShadow(id: string, provider: ReactNode) {
  const shadow = document.querySelector(`#${id}`)?.attachShadow({ mode: 'open' });
  if (!shadow) throw new Error(`The page has no #${id}`);
  shadow.adoptedStyleSheets = [tokens, styles].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const inside = document.createElement('div');
  inside.id = 'inside';
  shadow.append(inside);
  mount('inside', provider, shadow);
}

mountInShadow('shadow', <Themed name="shadow" colorScheme="light" />);
mountInShadow('second', <Themed name="second" />);
