import { Button, Dialog, TextField } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('My bot');
  const [draft, setDraft] = useState(name);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        onClick={() => {
          setDraft(name);
          setIsOpen(true);
        }}
      >
        Rename {name}
      </Button>
      <Dialog
        title="Rename bot"
        isOpen={isOpen}
        onClose={close}
        onSubmit={() => {
          setName(draft);
          close();
        }}
        foot={
          <>
            <Button variant="line" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit">
              Save name
            </Button>
          </>
        }
      >
        <TextField label="Name" value={draft} onValueChange={setDraft} />
      </Dialog>
    </>
  );
}
