import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/screens/BotsScreen.css';
import { createRoot } from 'react-dom/client';
import { Bots } from './Bots';
import { modals } from './modals';

const wanted = new URLSearchParams(location.search).get('in');
const [library, Modal] = Object.entries(modals).find(([name]) => name === wanted) ?? ['mui', modals.mui];

createRoot(document.querySelector('#root')!).render(
  <Modal>
    <Bots library={library} />
  </Modal>,
);
