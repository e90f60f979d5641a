import { useState } from 'react';
import { Select } from '../../packages/ui/src/primitives/Field/Select.js';
import { Page } from '../../packages/ui/src/primitives/Layout/Layout.js';
import { PageHead } from '../../packages/ui/src/primitives/PageHead/PageHead.js';
import { Label } from '../../packages/ui/src/primitives/Text/Text.js';
import { screens, states } from '../screenMap.js';
import { getCells, type MapCell } from './getCells.js';
import { getStoryHref, initialMode, type Mode, modes } from './modes.js';
import { findPicture } from './findPicture.js';
import * as S from './ScreenMap.styles.js';
import type { ListedStory } from './storyIndex.js';

export interface ScreenMapProps {
  /** The stories of all screens, as Storybook lists them. */
  readonly stories: readonly ListedStory[];
}

/** Every screen in each of its states: a link to the story, or why there is none. */
export function ScreenMap({ stories }: ScreenMapProps) {
  const [mode, setMode] = useState(initialMode);
  const rows = Object.entries(screens).map(([screen, { label }]) => ({
    screen,
    label,
    cells: getCells(screen, stories),
  }));
  const filled = rows.flatMap(({ cells }) => cells.filter((cell) => 'story' in cell)).length;
  return (
    <Page>
      <PageHead title="Screen map">
        <p>
          {rows.length} screens, {states.length} states, {filled} stories. A dashed cell says why a screen has no such
          state. Window, theme and language are modes: every story has each of them.
        </p>
      </PageHead>
      <S.Modes>
        {Object.entries(modes).map(([name, { label, options }]) => (
          <Select
            key={name}
            label={label}
            value={mode[name as keyof Mode]}
            options={options}
            onValueChange={(value) => setMode({ ...mode, [name]: value })}
          />
        ))}
      </S.Modes>
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
            {rows.map(({ screen, label, cells }) => (
              <tr key={screen}>
                <th scope="row">
                  <S.Screen>{label}</S.Screen>
                  <Label>{stories.filter((story) => story.screen === screen).length} stories</Label>
                </th>
                {cells.map((cell) => (
                  <Cell
                    key={'story' in cell ? cell.state.name : cell.without[0]?.name}
                    cell={cell}
                    screen={label}
                    mode={mode}
                  />
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
  readonly mode: Mode;
}

function Cell({ cell, screen, mode }: CellProps) {
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
  const { state, story } = cell;
  const picture = findPicture(story.id);
  return (
    <td data-picture={picture !== undefined || undefined}>
      <S.Story href={getStoryHref(story.id, mode)} target="_top" aria-label={`${screen}: ${state.label}`}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" width={144} height={90} />}
        <span>{state.label}</span>
      </S.Story>
    </td>
  );
}
