import { useEffect, useMemo } from 'react';
import type { Part } from '../../documents/parts/part.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DesignModel } from '../core/DesignModel.ts';
import { Catalogue } from '../catalogue/Catalogue.ts';
import { recordOf } from '../settings/recordOf.ts';
import type { NamedField, SettingsScope } from '../settings/SettingsContext.ts';
import { namedMembers, namedNodes } from './namedMembers.ts';
import {
  fieldsOfForm,
  fieldsOfSource,
  moduleOf,
  namedFields,
  namedValues,
  recordName,
  sourceModule,
} from './namedFields.ts';

/**
 * What the controls of a part can choose among: sources, fields of records, what flags compare. To be read while an
 * observer draws: the forms behind lists and sources come when they are there.
 */
export function useSettingsScope(model: DesignModel, part: Part): SettingsScope {
  const { tree, document, language } = model;
  const { client } = useRoot();
  const catalogue = useMemo(() => new Catalogue(client), [client]);
  const { documents } = catalogue;
  const { metas } = language;
  const sources = tree.root.holdings.flatMap(({ parts }) => parts).filter(({ role }) => role === 'source');
  const own = moduleOf(document);
  const needed = [own, ...sources.map(sourceModule)].filter((module) => module !== undefined);
  const asked = [...new Set(needed)].join(' ');
  useEffect(() => {
    if (asked !== '') void documents.need('form', asked.split(' '));
  }, [documents, asked]);
  const ofRecord = (prefix = ''): readonly NamedField[] => {
    if (document.kind === 'form') return fieldsOfForm(document, metas, prefix);
    return own === undefined ? [] : fieldsOfForm(documents.form(own), metas, prefix);
  };
  const record = recordName(part, document);
  const { children = [] } = recordOf(part.value);
  return {
    sources: sources.map(({ name }) => name),
    takesSources: tree.root.holdings.some(({ name }) => name === 'sources'),
    fieldsOf: (source) => {
      if (source === undefined) return ofRecord();
      const found = sources.find(({ name }) => name === source);
      const module = found && sourceModule(found);
      return found === undefined || module === undefined
        ? []
        : fieldsOfSource(found, documents.form(module), metas);
    },
    inside: namedFields(Array.isArray(children) ? children : [], metas),
    places: [...(record === undefined ? [] : ofRecord(record)), ...namedValues(tree)],
    variables: namedMembers(tree, 'variable'),
    events: namedMembers(tree, 'event'),
    nodes: () => namedNodes(tree, metas),
    catalogue,
    undo: () => void model.undo(),
    metas,
    names: false,
  };
}
