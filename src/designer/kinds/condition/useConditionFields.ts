import { useCallback } from 'react';
import { serverFieldNodes } from '../../../documents/serverFields.ts';
import { type Loaded, useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSetOrReference } from '../../../schemas/condition.ts';
import { type DocumentUse, fetchWorking } from '../../core/designCalls.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { moduleOf, namedFields } from '../../panel/namedFields.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { platformFields } from './platformFields.ts';

/** What a condition is asked of: the form that is filled in, or the records that a list or a right chooses. */
export type Usage = 'form' | 'record';

const FORM = 'form.';

interface ConditionFields {
  readonly fields: readonly NamedField[];
  /** Id of the form whose fields are offered. */
  readonly form: string | undefined;
  readonly usage: Usage;
}

/**
 * What a condition can compare: the fields of a form, and what is known of whoever is there. Whose fields, and how they
 * are called, is told by who goes by the condition and by what it compares already, until a person says it.
 */
export function useConditionFields(
  rules: RuleSetOrReference,
  uses: Loaded<readonly DocumentUse[]>,
  chosen: string | undefined,
  wanted: Usage | undefined,
): ConditionFields {
  const { client } = useRoot();
  const { metas } = useDesign().model.language;
  const using = uses.status === 'ready' ? uses.value : NO_USES;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const id =
        chosen ??
        (await formBehind(using, async (key) => (await fetchWorking(client, key, signal)).document));
      if (id === undefined || id === '') return undefined;
      const { document } = await fetchWorking(client, { kind: 'form', id }, signal);
      return document.kind === 'form' ? document : undefined;
    },
    [client, chosen, using],
  );
  const { loaded } = useLoaded(load);
  const form = loaded.status === 'ready' ? loaded.value : undefined;
  const usage = wanted ?? usageOf(rules);
  const nodes =
    form === undefined ? [] : [...form.fields, ...(usage === 'record' ? serverFieldNodes(metas) : [])];
  const prefix = usage === 'form' ? FORM : '';
  const named = namedFields(nodes, metas).map((field) => ({ ...field, code: `${prefix}${field.code}` }));
  return {
    fields: [...named, ...platformFields],
    form: form?.id,
    usage,
  };
}

const NO_USES: readonly DocumentUse[] = [];

/** The form whose records the first document is about that uses a condition. */
async function formBehind(
  uses: readonly DocumentUse[],
  read: (key: DocumentUse) => Promise<Parameters<typeof moduleOf>[0]>,
): Promise<string | undefined> {
  const form = uses.find(({ kind }) => kind === 'form');
  if (form !== undefined) return form.id;
  const about = uses.find(({ kind }) => kind === 'mgrList' || kind === 'mgrForm');
  return about && moduleOf(await read(about));
}

/** Rules that name fields by themselves choose records. */
function usageOf(rules: RuleSetOrReference): Usage {
  const known = new Set(platformFields.map(({ code }) => code));
  const keys = 'condition' in rules ? [] : rules.conditionList.map(({ bindKey }) => bindKey);
  const isOfRecords = keys.some((key) => !key.includes('.') && !known.has(key));
  return isOfRecords ? 'record' : 'form';
}
