import type { Scope } from './flag.ts';

const SOURCE = /^sources\.([^.]+)/;

/**
 * Whether something reads a source of the page that has not answered: on its way, failed, or not asked yet. What is
 * judged without it may turn out otherwise, so nothing is emptied for it.
 */
export const isPending = ({ paths }: { readonly paths: readonly string[] }, scope: Scope): boolean =>
  paths.some((path) => {
    const name = SOURCE.exec(path)?.[1];
    if (name === undefined || !Object.hasOwn(scope, 'sources')) return false;
    return (scope.sources as Readonly<Record<string, unknown>>)[name] === undefined;
  });
