import { useState } from 'react';
import { Segmented } from '../../packages/ui/src/primitives/Choice/Segmented.js';
import { Page, Row } from '../../packages/ui/src/primitives/Layout/Layout.js';
import { PageHead } from '../../packages/ui/src/primitives/PageHead/PageHead.js';
import { Label } from '../../packages/ui/src/primitives/Text/Text.js';
import { screens, states } from '../screenMap.js';
import { getCells, type MapCell } from './getCells.js';
import { findPicture, type Look } from './findPicture.js';
import * as S from './ScreenMap.styles.js';
import type { ListedStory } from './storyIndex.js';

export interface ScreenMapProps {
  /** The stories of all screens, as Storybook lists them. */
  readonly stories: readonly ListedStory[];
}

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
export function ScreenMap({ stories }: ScreenMapProps) {
  const [look, setLook] = useState<Look>({ window: 'wide', theme: 'dark' });
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
                    look={look}
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
  const { state, story } = cell;
  const picture = findPicture(story.id, look);
  return (
    <td data-picture={picture !== undefined || undefined}>
      <S.Story href={getStoryHref(story.id, look)} target="_top" aria-label={`${screen}: ${state.label}`}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" width={144} height={90} />}
        <span>{state.label}</span>
      </S.Story>
    </td>
  );
}
