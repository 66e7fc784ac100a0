import { describe, expect, test } from 'vitest';
import { landing, systemToOpen, type LandingFacts, type OpeningFacts } from './systemOpening.ts';

const facts: OpeningFacts = {
  systems: ['affairs', 'services'],
  remembered: undefined,
  oneAutoOpen: false,
  skipHome: false,
  linkToken: false,
};

describe('which system opens', () => {
  test.each<[string, Partial<OpeningFacts>, string | undefined]>([
    ['none is remembered', {}, undefined],
    ['one is remembered', { remembered: 'services' }, 'services'],
    ['the remembered one is gone', { remembered: 'old' }, undefined],
    ['a token came with the address', { remembered: 'services', linkToken: true }, undefined],
    ['there is one, not opened by itself', { systems: ['affairs'] }, undefined],
    ['there is one, opened by itself', { systems: ['affairs'], oneAutoOpen: true }, 'affairs'],
    [
      'the only one goes before a remembered one that is gone',
      { systems: ['affairs'], oneAutoOpen: true, remembered: 'old' },
      'affairs',
    ],
    ['two are never opened by themselves', { oneAutoOpen: true }, undefined],
    ['home is skipped and there is one', { systems: ['affairs'], skipHome: true }, 'affairs'],
    ['home is skipped, but there are two', { skipHome: true }, undefined],
    ['home is skipped and one of two is remembered', { skipHome: true, remembered: 'services' }, 'services'],
    ['one is previewed that is not published', { remembered: 'draft', previewing: true }, 'draft'],
    [
      'one is previewed, and a token came with the address',
      { remembered: 'services', previewing: true, linkToken: true },
      'services',
    ],
    ['a site around opens two of them', { ofSite: ['other', 'services', 'affairs'] }, 'services'],
    [
      'the remembered one is the site’s',
      { remembered: 'affairs', ofSite: ['services', 'affairs'] },
      'affairs',
    ],
    ['none of the site’s is open to the role', { ofSite: ['other'] }, undefined],
    ['there is none', { systems: [], oneAutoOpen: true, skipHome: true }, undefined],
  ])('%s', (_name, change, expected) => {
    expect(systemToOpen({ ...facts, ...change })).toBe(expected);
  });
});

const open: LandingFacts = {
  paths: ['/main/1', '/main/2', '/main/2/1'],
  initFirst: false,
  previous: undefined,
  now: 1700000000000,
};

describe('where a system opens', () => {
  test.each<[string, Partial<LandingFacts>, string]>([
    ['nothing was shown before', {}, '/main'],
    ['the previous page is still there', { previous: '/main/2/1?page=3' }, '/main/2/1?page=3'],
    ['the previous page is gone', { previous: '/main/7' }, '/main'],
    ['it starts at its first page', { previous: '/main/2/1', initFirst: true }, '/main'],
    [
      'it is opened again',
      { previous: '/main/2/1?page=3', forced: true },
      '/main/2/1?page=3&t=1700000000000',
    ],
    [
      'the person came with an address',
      { address: '/main/2/1?q=1', previous: '/main/1', initFirst: true },
      '/main/2/1?q=1',
    ],
    ['the address is not of this system', { address: '/main/9', previous: '/main/1' }, '/main/1'],
  ])('%s', (_name, change, expected) => {
    expect(landing({ ...open, ...change })).toBe(expected);
  });
});
