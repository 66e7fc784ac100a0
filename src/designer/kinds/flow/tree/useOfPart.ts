import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { partAt, type Problem } from '../../../core/Problems.ts';
import { isReminder, type Problems } from '../../../core/Problems.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { useDesign } from '../../../frame/DesignContext.ts';

/** Findings by the key of the part that they are about; worked out once for all cards. */
const kept = new WeakMap<
  Problems,
  WeakMap<DesignModel, { get: () => ReadonlyMap<string, readonly Problem[]> }>
>();

function findingsByPart(problems: Problems, model: DesignModel) {
  const models = kept.get(problems) ?? new WeakMap();
  kept.set(problems, models);
  const known =
    models.get(model) ??
    computed(() => {
      const found = new Map<string, Problem[]>();
      for (const problem of problems.found) {
        if (isReminder(problem)) continue;
        const { key } = partAt(model.tree, problem.path);
        found.set(key, [...(found.get(key) ?? []), problem]);
      }
      return found;
    });
  models.set(model, known);
  return known;
}

/** Of a part: whether it is selected and what is wrong with it. An observer that reads them is drawn anew where they change. */
export function useOfPart(key: string): {
  readonly selected: boolean;
  readonly findings: readonly Problem[];
} {
  const { model, problems } = useDesign();
  const selected = useMemo(() => computed(() => model.selection.includes(key)), [model, key]);
  const findings = useMemo(() => {
    const all = findingsByPart(problems, model);
    return computed(() => all.get().get(key) ?? NONE, { equals: compareStructural });
  }, [problems, model, key]);
  return { selected: selected.get(), findings: findings.get() };
}

const NONE: readonly Problem[] = [];
