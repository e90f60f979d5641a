import { describe, expect, it } from 'vitest';
import { pagePaths, signedInPaths } from '../deploy/pages.js';
import { barePages, protectedScreens, publicScreens } from '../e2e/screens.js';
import { getPlace, paths } from './paths.js';

const withoutQuery = (screens: readonly (readonly [path: string, ...rest: unknown[]])[]) =>
  screens.map(([path]) => path.replace(/\?.*/, ''));

describe('the paths of the product', () => {
  it('are those the journeys visit', () => {
    const visited = withoutQuery([...publicScreens, ...barePages, ...protectedScreens]);
    expect(Object.values(paths).toSorted()).toEqual(visited.filter((path) => path !== '/nowhere').toSorted());
  });

  it('each have a page, by which static hosts know them', () => {
    expect(Object.values(paths).toSorted()).toEqual(pagePaths.toSorted());
  });

  it('belong to a place if they need a session', () => {
    const needSession = Object.values(paths).filter((path) => getPlace(path) !== null);
    expect(needSession.toSorted()).toEqual(withoutQuery(protectedScreens).toSorted());
    expect(needSession.toSorted()).toEqual(signedInPaths.toSorted());
  });

  it('mark the bots entry as current on /robot and /robots', { tags: ['ROUTE-06'] }, () => {
    expect(getPlace('/robot')).toBe('bots');
    expect(getPlace('/robots')).toBe('bots');
  });

  it('match a trailing slash, and no navigation entry for payment results and unknown URLs', () => {
    expect(getPlace('/withdraw/')).toBe('withdraw');
    expect(getPlace('/deposit-success')).toBeNull();
    expect(getPlace('/nowhere')).toBeNull();
  });
});
