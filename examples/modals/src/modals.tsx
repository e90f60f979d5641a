import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/screens/BotsScreen.css';
import { MantineProvider, Modal as MantineModal } from '@mantine/core';
import { AppBar, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal, Navbar } from 'react-bootstrap';
import '@mantine/core/styles.css';
import 'bootstrap/dist/css/bootstrap.min.css';

interface InModal {
  readonly children: ReactNode;
}

const nothing = () => {};

function Mui({ children }: InModal) {
  return (
    <>
      <AppBar position="sticky">Market</AppBar>
      <Dialog open onClose={nothing} fullWidth maxWidth="lg">
        <DialogTitle sx={{ position: 'sticky', top: 0, zIndex: 'modal', background: '#fff' }}>MUI</DialogTitle>
        <DialogContent>{children}</DialogContent>
      </Dialog>
    </>
  );
}

function Mantine({ children }: InModal) {
  return (
    <MantineProvider>
      <MantineModal opened onClose={nothing} title="Mantine" size="70rem" zIndex={2000}>
        {children}
      </MantineModal>
    </MantineProvider>
  );
}

function Bootstrap({ children }: InModal) {
  return (
    <>
      <Navbar sticky="top">Market</Navbar>
      <Modal show onHide={nothing} size="xl" scrollable>
        <Modal.Header closeButton>
          <Modal.Title>Bootstrap</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal>
    </>
  );
}

function Radix({ children }: InModal) {
  return (
    <RadixDialog.Root defaultOpen>
      <RadixDialog.Portal>
        <RadixDialog.Overlay style={{ position: 'fixed', inset: 0, zIndex: 9998, background: '#0008' }} />
        <RadixDialog.Content
          aria-describedby={undefined}
          style={{ position: 'fixed', inset: '2rem', zIndex: 9999, overflow: 'auto', background: '#fff' }}
        >
          <RadixDialog.Title style={{ position: 'sticky', top: 0, zIndex: 9999, background: '#fff' }}>
            Radix
          </RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** By the word in the address. */
export const modals = { mui: Mui, mantine: Mantine, bootstrap: Bootstrap, radix: Radix } as const;
