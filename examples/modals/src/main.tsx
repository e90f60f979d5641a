import { createRoot } from 'react-dom/client';
import { Bots } from './Bots';

/** Each brings the style sheets of its page: of two sheets of ours, a page takes one. */
const pages = { layered: () => import('./layered'), unlayered: () => import('./modals') };

const wanted = new URLSearchParams(location.search).get('in');
const { modals } = await pages[wanted === 'mui-tailwind' ? 'layered' : 'unlayered']();
const [library, Modal] = Object.entries(modals).find(([name]) => name === wanted) ?? Object.entries(modals)[0]!;

createRoot(document.querySelector('#root')!).render(
  <Modal>
    <Bots library={library} />
  </Modal>,
);
