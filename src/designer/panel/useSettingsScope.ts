import { useMemo } from 'react';
import { findingsAt } from '../../documents/check/findingsAt.ts';
import type { Surroundings } from '../../documents/check/scopeAt.ts';
import { serverFieldNodes } from '../../documents/serverFields.ts';
import type { Part } from '../../documents/parts/part.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DesignModel } from '../core/DesignModel.ts';
import { comparable, membersOf } from '../settings/comparable.ts';
import { recordOf } from '../settings/recordOf.ts';
import type { ExpressionSurroundings, NamedField, SettingsScope } from '../settings/SettingsContext.ts';
import { knownOptions } from '../settings/writtenOptions.ts';
import { namedMembers, namedNodes } from './namedMembers.ts';
import { fieldsOfForm, moduleOf, namedFields } from './namedFields.ts';
import { useCatalogue } from './useCatalogue.ts';
import { keptScopes } from './keptScopes.ts';
import { nodeAround } from './nodeAround.ts';

/**
 * What the controls of a part can choose among: sources, fields of records, what rules compare and expressions read. To
 * be read while an observer draws: the documents that are named come when they are there.
 */
export function useSettingsScope(model: DesignModel, part: Part): SettingsScope {
  const { platform, dictionaries } = useRoot();
  const { tree, document, language } = model;
  const catalogue = useCatalogue(model);
  const { documents } = catalogue;
  const { metas } = language;
  const around = useMemo(
    (): Surroundings => ({
      ...platform.vocabulary,
      metas,
      document: documents.lookUp,
      ids: () => [],
      variableTitles: Object.fromEntries(platform.platformVariables.map(({ name, title }) => [name, title])),
    }),
    [platform, metas, documents],
  );
  const expressions = useMemo(
    (): Required<ExpressionSurroundings> => ({
      scopeAt: keptScopes(document, around, documents),
      findingsAt: (pointer, value) => findingsAt(document, pointer, value, around),
      sampleAt: (pointer) => model.sample?.(nodeAround(document, pointer)),
    }),
    [model, document, around, documents],
  );
  const own = moduleOf(document);
  const form =
    document.kind === 'form' ? document : own === undefined ? undefined : documents.lookUp('form', own);
  const { children = [] } = recordOf(part.value);
  const fieldsOf = (source: string | undefined): readonly NamedField[] => {
    if (source === undefined) {
      const fields = fieldsOfForm(form, metas, knownOptions(dictionaries));
      // Lists show and sort by what the server notes of every record as well.
      const isList = document.kind === 'mgrList' && fields.length > 0;
      return isList ? [...fields, ...namedFields(serverFieldNodes(metas), metas)] : fields;
    }
    const sources = expressions.scopeAt(part.pointer).names.find(({ name }) => name === 'sources');
    return membersOf(
      sources?.members.find(({ name }) => name === source),
      metas,
    );
  };
  return {
    sources: tree.root.holdings
      .flatMap(({ parts }) => parts)
      .flatMap(({ role, name }) => (role === 'source' ? [name] : [])),
    fieldsOf,
    inside: namedFields(Array.isArray(children) ? children : [], metas),
    get places() {
      return comparable(expressions.scopeAt(part.pointer).keyNames, metas, knownOptions(dictionaries));
    },
    expressions,
    takesSources: tree.root.holdings.some(({ name }) => name === 'sources'),
    variables: namedMembers(tree, 'variable'),
    events: namedMembers(tree, 'event'),
    nodes: () => namedNodes(tree, metas),
    catalogue,
    undo: () => void model.undo(),
    metas,
    names: false,
  };
}
