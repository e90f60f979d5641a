import { Button, Card, TextField, UiProvider } from '@etherpilot/ui';
import {
  AppBar,
  CssBaseline,
  Dialog,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  StyledEngineProvider,
} from '@mui/material';
import type { ReactNode } from 'react';
import './layered.css';

/** Utilities, which win in a `className` of ours as they do on an element of the page. */
const look = 'bg-red-500 text-blue-700 p-7 rounded-3xl m-5 text-2xl border-4 border-dotted border-lime-500';

/** What is to the right wins. Named by MUI, because it writes its styles before the style sheets of the page. */
const order = '@layer theme, base, mui, etherpilot, components, utilities;';

/** MUI in a page of Tailwind, with its rules in a layer of their own. */
function MuiTailwind({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles={order} />
      <CssBaseline />
      <AppBar position="sticky" className="rounded-b-xl p-4">
        Market
      </AppBar>
      <Dialog open fullWidth maxWidth="lg">
        <DialogTitle className="sticky top-0 z-1400 bg-white">MUI and Tailwind</DialogTitle>
        <DialogContent>
          {children}
          <p className={look}>A paragraph</p>
          <UiProvider colorScheme="light">
            <Button className={look}>A button</Button>
            <Card className={look}>A card</Card>
            <TextField label="A field" className={look} />
          </UiProvider>
        </DialogContent>
      </Dialog>
    </StyledEngineProvider>
  );
}

/** By the word in the address. */
export const modals = { 'mui-tailwind': MuiTailwind } as const;
