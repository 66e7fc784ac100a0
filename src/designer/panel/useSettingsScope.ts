import { useEffect } from 'react';
import { serverFieldNodes } from '../../documents/serverFields.ts';
import type { Part } from '../../documents/parts/part.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { recordOf } from '../settings/recordOf.ts';
import type { NamedField, SettingsScope } from '../settings/SettingsContext.ts';
import {
  fieldsOfForm,
  fieldsOfSource,
  moduleOf,
  namedFields,
  namedValues,
  recordName,
  sourceModule,
} from './namedFields.ts';
import { useForms } from './useModuleForm.ts';

/**
 * What the controls of a part can choose among: sources, fields of records, what flags compare. To be read while an
 * observer draws: the forms behind lists and sources come when they are there.
 */
export function useSettingsScope(model: DesignModel, part: Part): SettingsScope {
  const { tree, document, language } = model;
  const forms = useForms(model);
  const { metas } = language;
  const sources = tree.root.holdings.flatMap(({ parts }) => parts).filter(({ role }) => role === 'source');
  const own = moduleOf(document);
  const needed = [own, ...sources.map(sourceModule)].filter((module) => module !== undefined);
  const asked = [...new Set(needed)].join(' ');
  useEffect(() => {
    if (asked !== '') void forms.need(asked.split(' '));
  }, [forms, asked]);
  const ofRecord = (prefix = ''): readonly NamedField[] => {
    if (document.kind === 'form') return fieldsOfForm(document, metas, prefix);
    if (own === undefined) return [];
    const fields = fieldsOfForm(forms.of(own), metas, prefix);
    // Lists show and sort by what the server notes of every record as well.
    return document.kind === 'mgrList' && fields.length > 0
      ? [...fields, ...namedFields(serverFieldNodes(metas), metas, prefix)]
      : fields;
  };
  const record = recordName(part, document);
  const { children = [] } = recordOf(part.value);
  return {
    sources: sources.map(({ name }) => name),
    fieldsOf: (source) => {
      if (source === undefined) return ofRecord();
      const found = sources.find(({ name }) => name === source);
      const module = found && sourceModule(found);
      return found === undefined || module === undefined
        ? []
        : fieldsOfSource(found, forms.of(module), metas);
    },
    inside: namedFields(Array.isArray(children) ? children : [], metas),
    places: [...(record === undefined ? [] : ofRecord(record)), ...namedValues(tree)],
    names: false,
  };
}
