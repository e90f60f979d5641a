/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile, or the type check fails. */
import { Row, Stack } from './Layout.js';

export const known = [<Stack key="a" gap={6} />, <Row key="b" justify="between" canWrap={false} />];
// @ts-expect-error there is no such space
export const unknownSpace = <Stack gap={7} />;
// @ts-expect-error a misspelled option is none
export const misspelled = <Row justfy="between" />;
// @ts-expect-error a column has no ends to push apart
export const foreign = <Stack justify="between" />;
