import type { CheckContext } from '../../documents/check/context.ts';

/** How many names each part of a language has: where outside packages add some, it is another than the product's. */
export const vocabularySize = ({
  metas,
  actions,
  variables,
  functions,
}: Pick<CheckContext, 'metas' | 'actions' | 'variables' | 'functions'>): string =>
  [metas.types.length, ...[actions, variables, functions ?? {}].map((each) => Object.keys(each).length)].join(
    '/',
  );
