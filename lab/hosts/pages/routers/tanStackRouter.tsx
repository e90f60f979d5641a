import { type AnchorProps, StandInLink } from './StandInLink.tsx';

interface Props extends Omit<AnchorProps, 'href'> {
  readonly to: string;
  readonly hash?: string;
}

/** In place of `@tanstack/react-router`, whose link takes path and fragment apart. */
export const Link = ({ to, hash, ...rest }: Props) => (
  <StandInLink {...rest} href={hash === undefined ? to : `${to}#${hash}`} />
);
