import { type AnchorProps, StandInLink } from './StandInLink.tsx';

/** In place of `react-router`, whose link takes its address as `to`, with the fragment. */
export const Link = ({ to, ...rest }: Omit<AnchorProps, 'href'> & { readonly to: string }) => (
  <StandInLink {...rest} href={to} />
);
