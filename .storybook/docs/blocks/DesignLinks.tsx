import { Heading } from '@storybook/addon-docs/blocks';
import { pictureOf } from '../../screenMap/pictureOf.js';

interface Related {
  readonly of: RegExp;
  readonly label: string;
  readonly id: string;
}

/** The pages on design that say more about a component, by its name. */
const pages: readonly Related[] = [
  { of: /Amount|Balance|Delta|Deposit|Withdraw|Investment|Figure/, label: 'Money', id: 'patterns-money--docs' },
  { of: /Field|Form|Select|Slider|Switch|Chips|Option|Segmented|Area/, label: 'Forms', id: 'patterns-forms--docs' },
  { of: /Dialog/, label: 'Dialogs', id: 'patterns-dialogs--docs' },
  { of: /Table|History|Row$/, label: 'Tables', id: 'patterns-tables--docs' },
  { of: /Provenance|Stat|Chart|Figure|Balance|Age|Line$/, label: 'Provenance', id: 'patterns-provenance--docs' },
  {
    of: /Empty|Failure|Loading|Skeleton|Partial|Offline|Connection|Screen$/,
    label: 'Empty, failed, loading',
    id: 'patterns-empty-failed-loading--docs',
  },
  {
    of: /Uncertain|(?:Deposit|Withdraw|Bots)Screen$/,
    label: 'Uncertain orders',
    id: 'patterns-uncertain-orders--docs',
  },
  {
    of: /Scale|Slider|DailyCells|Password|Activation|Session/,
    label: 'Tick scale',
    id: 'foundations-tick-scale--docs',
  },
  { of: /Icon|Mark$/, label: 'Icons', id: 'foundations-icons--docs' },
  { of: /Button|Tag|Badge|Note|Card/, label: 'Colors', id: 'foundations-colors--docs' },
  { of: /Text|Title|Head|Moment|Address/, label: 'Typography', id: 'foundations-typography--docs' },
  {
    of: /Layout|Shell|Ribbon|Card/,
    label: 'Space, corners and depth',
    id: 'foundations-space-corners-and-depth--docs',
  },
];

interface DesignLinksProps {
  /** The component. */
  readonly name: string;
  /** The ids of its stories. */
  readonly stories: readonly string[];
}

/** Where to read on about the design of a component, and the picture that each change is compared with. */
export function DesignLinks({ name, stories }: DesignLinksProps) {
  const picture = stories.map(pictureOf).find((address) => address !== undefined);
  const related = pages.filter(({ of }) => of.test(name));
  if (related.length === 0 && picture === undefined) return null;
  return (
    <>
      <Heading>Design</Heading>
      <ul>
        {related.map(({ label, id }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              {label}
            </a>
          </li>
        ))}
        {picture !== undefined && (
          <li>
            <a href={picture} target="_blank" rel="noreferrer">
              The picture of record
            </a>
            , which every change is compared with
          </li>
        )}
      </ul>
    </>
  );
}
