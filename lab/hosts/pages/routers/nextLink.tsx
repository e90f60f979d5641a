import { StandInLink } from './StandInLink.tsx';

// oxlint-disable-next-line import/no-default-export -- in place of `next/link`, which has one
export default StandInLink;
