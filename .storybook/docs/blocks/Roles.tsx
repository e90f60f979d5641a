import { useEffect, useState } from 'react';
import { getRoles } from 'storybook/test';
import { Facts } from './Sheet.js';

const EVERY_MS = 500;
const LONGEST = 60;

/** The name of an element as far as it is written down: by a label, or by what it contains. */
function getName(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  const [label] = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  const isNamedByContent = /^(a|button|h\d|th|td|option|summary)$/i.test(element.tagName);
  const name =
    element.getAttribute('aria-label') ??
    (labels.join(' ').trim() || label?.textContent || element.getAttribute('alt')) ??
    (isNamedByContent ? element.textContent : '');
  const text = (name || (isNamedByContent ? element.textContent : '')).replaceAll(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const IGNORED = new Set([
  'generic',
  'presentation',
  'none',
  'paragraph',
  'strong',
  'emphasis',
  'term',
  'definition',
  'listitem',
]);

type Found = readonly (readonly [role: string, names: string])[];

function findRoles(story: string): Found {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[data-testid="${story}"], iframe#iframe--${story}`);
  const root =
    frame?.contentDocument?.getElementById('storybook-root') ??
    document.querySelector<HTMLElement>(`[id^="story--${story}"]`);
  if (root === null || root === undefined) return [];
  const dialog = frame?.contentDocument?.querySelector<HTMLElement>('[role="dialog"]')?.parentElement;
  return Object.entries(getRoles(dialog ?? root))
    .filter(([role]) => !IGNORED.has(role))
    .map(([role, elements]) => {
      const names = [...new Set(elements.map(getName).filter(Boolean))];
      const rest = names.length > 4 ? `, and ${names.length - 4} more` : '';
      return [
        role,
        names.length > 0 ? `${names.slice(0, 4).join(' · ')}${rest}` : `${elements.length}, without a name`,
      ];
    });
}

/** The roles and names in a story on this page, as screen readers get them. */
export function Roles({ story }: { readonly story: string }) {
  const [found, setFound] = useState<Found>([]);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = findRoles(story);
      setFound((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [story]);
  if (found.length === 0) return null;
  return (
    <Facts
      label="Roles and names"
      head={['Role', 'Names in the story above']}
      rows={found.map(([role, names]) => [<code key={role}>{role}</code>, names])}
    />
  );
}
