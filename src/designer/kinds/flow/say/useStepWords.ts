import { useEffect, useMemo } from 'react';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import { sayRules } from '../../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { comparable } from '../../../settings/comparable.ts';
import { knownOptions } from '../../../settings/writtenOptions.ts';
import { useCatalogue } from '../../../panel/useCatalogue.ts';
import { useFieldTitle } from '../../../panel/useModuleForm.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { useFlow } from '../useFlow.ts';
import { sayLocale } from './say.locale.ts';
import type { StepWords } from './words.ts';

/** The words for the steps of the flow that is designed. To be called by an observer. */
export function useStepWords(): StepWords {
  const { model, document } = useFlow();
  const { locale, dictionaries } = useRoot();
  const text = useText(sayLocale);
  const { names } = useCatalogue(model);
  const fieldTitle = useFieldTitle(model);
  const scope = useSettingsScope(model, model.tree.root);
  const index = flowIndex(document);
  const namesFlows = [...index.values()].some(({ node }) => node.type === 'subFlow');
  useEffect(() => {
    if (namesFlows) void names.need('flow');
  }, [names, namesFlows]);
  const roles = dictionaries.options('role');
  const departments = dictionaries.options('department');
  const labels = dictionaries.options('label');
  const flows = names.of('flow');
  const { metas } = model.language;
  const seen = scope.expressions.scopeAt?.('').keyNames;
  const fields = useMemo(
    () => comparable(seen ?? [], metas, knownOptions(dictionaries)),
    [seen, metas, dictionaries],
  );
  return useMemo(() => {
    const localise = (said: Parameters<typeof locale.localise>[0]): string => locale.localise(said);
    const among =
      (options: typeof roles) =>
      (code: string): string => {
        const label = options.find(code)?.label;
        return label === undefined ? code : localise(label);
      };
    return {
      ...{ text, locale: locale.locale, localise },
      ...{ role: among(roles), department: among(departments), label: among(labels) },
      field: (code) => fieldTitle(code) ?? code,
      step: (id) => {
        const node = index.get(id)?.node;
        return node === undefined ? id : localise(node.title ?? stepTitles[node.type]);
      },
      flow: (id) =>
        (flows?.status === 'ready' ? flows.value.find((each) => each.id === id)?.name : undefined) ?? id,
      rules: (rules) => sayRules(rules, fields, locale.locale),
    };
  }, [text, locale, roles, departments, labels, fieldTitle, index, flows, fields]);
}
