import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { listFixtures } from './listFixtures.js';
import { Facts } from './Sheet.js';

/** All sample data, by the file it is written in. */
export function Fixtures() {
  return listFixtures().map(({ path, fixtures }) => (
    <Fragment key={path}>
      <Subheading>{path.split('/').at(-1)?.replace('.ts', '')}</Subheading>
      <p>
        <code>{path}</code>
      </p>
      <Facts
        label={path}
        head={['Name', 'Holds', 'What it stands for']}
        rows={fixtures.map(({ name, kind, text }) => [<code key={name}>{name}</code>, kind, text])}
      />
    </Fragment>
  ));
}
