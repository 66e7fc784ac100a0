export { measurePages } from './measurePages.ts';
export { pageTables } from './pageTables.ts';
export { profilePages } from './profilePages.ts';
