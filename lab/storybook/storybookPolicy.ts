import { policyOf, readPage } from '../../apps/web/deploy/policy.ts';

/** What Storybook itself writes into the page of a story as style elements, by the hashes of their texts. */
const storybookStyles = [
  // The menu of what a check has highlighted.
  `'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg='`,
  // Animations are over once a story has ended.
  `'sha256-fgU9HWMbRTEZSvtF3yn0anF3XIFm15K91rWFmBzGHO4='`,
  `'sha256-FE2B2mJ5ELNeRDlzWxPtPWyujhxeMpcz94XolEQPim0='`,
  // No motion while a story is tested.
  `'sha256-BoPbEu+UC7wP2Z5ITTD5Lkl+Us8UrruPPiW5gtM55KU='`,
].join(' ');

/**
 * The app's policy for the page of Storybook's stories. Only what Storybook does differs: it shows the page in a frame of
 * its own, has style elements of its own, and writes markup, for which there are no trusted types.
 */
export function storybookPolicyOf(html: string): string {
  return (
    policyOf(readPage(html))
      .split('; ')
      .filter((directive) => !/trusted-types/.test(directive))
      .map((directive) => directive.replace(/^style-src-elem .*/, `$& ${storybookStyles}`))
      .map((directive) => directive.replace(/^frame-ancestors .*/, `frame-ancestors 'self'`))
      // The screen map shows stories in frames.
      .concat(`frame-src 'self'`)
      .join('; ')
  );
}
