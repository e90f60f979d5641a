import { useState } from 'react';
import { Segmented } from '../../packages/ui/src/primitives/Choice/Segmented.js';
import { Page, Row } from '../../packages/ui/src/primitives/Layout/Layout.js';
import { PageHead } from '../../packages/ui/src/primitives/PageHead/PageHead.js';
import { type State, screens, states, toKebab } from '../screenMap.js';
import * as S from './ScreenMap.styles.js';

const pictures = import.meta.glob<string>('../pictures/screens-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a picture of the map is taken with. */
interface Look {
  readonly window: 'wide' | 'phone';
  readonly theme: 'dark' | 'light';
}

type StateEntry = (typeof states)[number];

/** A cell of the map: a story, or why there is none for one or several states in a row. */
type MapCell =
  | { readonly state: StateEntry; readonly id: string }
  | { readonly without: readonly StateEntry[]; readonly reason: string };

/** The cells of a screen's row, in the order of the states; equal reasons beside each other share a cell. */
function getCells(screen: string, reasons: Partial<Record<State, string>>): readonly MapCell[] {
  const cells: MapCell[] = [];
  for (const state of states) {
    const reason = reasons[state.name];
    const last = cells.at(-1);
    if (reason === undefined) cells.push({ state, id: `screens-${screen.toLowerCase()}--${toKebab(state.name)}` });
    else if (last && 'reason' in last && last.reason === reason) {
      cells[cells.length - 1] = { reason, without: [...last.without, state] };
    } else cells.push({ reason, without: [state] });
  }
  return cells;
}

const rows = Object.entries(screens).map(([screen, { label, without }]) => ({
  label,
  cells: getCells(screen, without),
}));
const filled = rows.flatMap(({ cells }) => cells.filter((cell) => 'id' in cell)).length;

const windows = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const;
const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

/** The address of a story beside the sidebar; what is as ever is left out of it. */
function getStoryHref(id: string, { window, theme }: Look): string {
  const globals = [
    ...(window === 'phone' ? ['viewport.value:phone'] : []),
    ...(theme === 'light' ? ['theme:light'] : []),
  ];
  return `./?path=/story/${id}${globals.length === 0 ? '' : `&globals=${globals.join(';')}`}`;
}

/** Every screen in each of its states: a link to the story, or why there is none. */
export function ScreenMap() {
  const [look, setLook] = useState<Look>({ window: 'wide', theme: 'dark' });
  return (
    <Page>
      <PageHead title="Screen map">
        <p>
          {rows.length} screens, {states.length} states, {filled} stories. A dashed cell says why a screen has no such
          state.
        </p>
      </PageHead>
      <Row>
        <Segmented
          label="Window"
          value={look.window}
          options={windows}
          onValueChange={(window) => setLook({ ...look, window })}
        />
        <Segmented
          label="Theme"
          value={look.theme}
          options={themes}
          onValueChange={(theme) => setLook({ ...look, theme })}
        />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <S.Scroller role="region" aria-label="Screens and their states" tabIndex={0}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {states.map(({ name, label, meaning }) => (
                <th key={name} scope="col">
                  {label} <span>{meaning}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <S.Screen>{label}</S.Screen>
                </th>
                {cells.map((cell) => (
                  <Cell key={'id' in cell ? cell.id : cell.without[0]?.name} cell={cell} screen={label} look={look} />
                ))}
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </Page>
  );
}

interface CellProps {
  readonly cell: MapCell;
  readonly screen: string;
  readonly look: Look;
}

function Cell({ cell, screen, look }: CellProps) {
  if ('reason' in cell) {
    const [first, last] = [cell.without[0]?.label, cell.without.at(-1)?.label];
    return (
      <td colSpan={cell.without.length} data-reason>
        <S.Reason>
          <b>{first === last ? first : `${first} to ${last}`}</b> {cell.reason}
        </S.Reason>
      </td>
    );
  }
  const { state, id } = cell;
  // The one with which the visual suite compares the story.
  const picture =
    pictures[
      `../pictures/${id}${look.window === 'phone' ? '.phone' : ''}${look.theme === 'light' ? '.light' : ''}.png`
    ];
  return (
    <td data-picture={picture !== undefined || undefined}>
      <S.Story href={getStoryHref(id, look)} target="_top" aria-label={`${screen}: ${state.label}`}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" width={144} height={90} />}
        <span>{state.label}</span>
      </S.Story>
    </td>
  );
}
