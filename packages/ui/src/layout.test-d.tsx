/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile. */
import { styled } from 'styled-components';
import { Avatar, Card, Figure, Grid, Row, Stack, Text } from './index.js';

<Stack as="section" ref={() => {}} gap={6} aria-label="Bots" data-testid="bots" style={{ flex: 1 }} />;
<Row gap={3} justify="between" canWrap={false} />;
<Grid columns={3} />;
<Text as="span" tone="strong" size="small" />;

const Column = styled(Stack)``;
<Column gap={6} forwardedAs="section" />;

// @ts-expect-error there is no step of 28 px
<Stack gap={7} />;
// @ts-expect-error a step is a number
<Stack gap="large" />;
// @ts-expect-error of what is made from one as well
<Column gap={7} />;
// @ts-expect-error misspelled
<Stack gaps={6} />;
// @ts-expect-error misspelled
<Row justify="betwen" />;
// @ts-expect-error no more than four
<Grid columns={5} />;
// @ts-expect-error misspelled
<Text tone="sotf" />;
// @ts-expect-error sizes are named
<Figure size={2} />;
// @ts-expect-error misspelled
<Avatar size="lagre" />;
// @ts-expect-error misspelled
<Card isFlsuh />;
