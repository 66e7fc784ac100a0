export { measurePages } from './measurePages.ts';
export { pageTables } from './pageTables.ts';
