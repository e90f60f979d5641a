import { iconsInUse } from 'virtual:icons-in-use';
import { styled } from 'styled-components';
import { Sheet } from './Sheet.js';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--ep-s3);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: var(--ep-s1); align-content: start; padding: var(--ep-s4); border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-card); }
  svg { inline-size: 1.5rem; block-size: 1.5rem; margin-block-end: var(--ep-s2); color: var(--ep-text-strong); }
  small { font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); color: var(--ep-text-faint); overflow-wrap: anywhere; }
`;

/** Every icon of the product and where it is used. */
export function Icons() {
  return (
    <Sheet>
      <Tiles>
        {iconsInUse.map(([name, Icon, users]) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            <code>{name}</code>
            <small>
              {users.slice(0, 3).join(', ')}
              {users.length > 3 && ` and ${users.length - 3} more`}
            </small>
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}
