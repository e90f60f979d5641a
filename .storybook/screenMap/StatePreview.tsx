import { Row } from '../../packages/ui/src/primitives/Layout/Layout.js';
import { Scale } from '../../packages/ui/src/primitives/Scale/Scale.js';
import { Label, Text } from '../../packages/ui/src/primitives/Text/Text.js';
import { screens, states } from '../screenMap.js';
import { getFrameHref, type Mode, windowOf } from './modes.js';
import * as S from './ScreenMap.styles.js';
import type { ListedStory } from './storyIndex.js';

interface StatePreviewProps {
  /** The state that is pointed at. */
  readonly story: ListedStory | null;
  readonly mode: Mode;
}

/** The room for the picture, in CSS pixels. */
const room = { width: 318, height: 560 };

/** The live story of one state, made smaller to fit beside the map. */
export function StatePreview({ story, mode }: StatePreviewProps) {
  if (story === null) {
    return (
      <S.Preview aria-label="Preview">
        <S.Unset>
          <Scale max={24} minor={1} major={6} />
          <p>Point at a state to see it here, in the window and theme chosen above.</p>
        </S.Unset>
      </S.Preview>
    );
  }
  const { width, height } = windowOf(mode);
  const scale = Math.min(room.width / width, room.height / height);
  const state = states.find(({ name }) => name === story.state);
  const title = `${screens[story.screen]?.label}, ${state?.label}`;
  return (
    <S.Preview aria-label="Preview">
      <Row justify="between">
        <Text tone="strong">{title}</Text>
        <Label>
          {width} × {height}
        </Label>
      </Row>
      <S.Frame style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
        <iframe
          key={story.id}
          title={title}
          src={getFrameHref(story.id, mode)}
          width={width}
          height={height}
          loading="lazy"
          tabIndex={-1}
          style={{ transform: `scale(${scale})` }}
        />
      </S.Frame>
      <Text size="small" tone="soft">
        {state?.meaning}.
      </Text>
    </S.Preview>
  );
}
