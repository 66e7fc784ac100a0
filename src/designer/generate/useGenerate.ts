import { useState } from 'react';
import { generateFrom } from '../../documents/generate/generateFrom.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { fetchWorking, giveTo } from '../core/designCalls.ts';
import type { DesignSession } from '../core/useDesignSession.ts';
import { localeTexts } from '../kinds/system/localeTexts.ts';
import {
  type Draft,
  keepAll,
  nameOf,
  type PublishedDraft,
  publishTogether,
  shownKinds,
} from './generateCalls.ts';
import { generateLocale } from './generate.locale.ts';
import { choicesOf, type GeneratePlan } from './plan.ts';

/** Carries a plan out, and publishes what came of it. */
export function useGenerate({
  model,
  autosave,
  system: own,
}: Pick<DesignSession, 'model' | 'autosave' | 'system'>) {
  const { client, ui } = useRoot();
  const text = useText(generateLocale);
  const [made, setMade] = useState<readonly Draft[]>();
  const [published, setPublished] = useState<readonly PublishedDraft[]>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const whileBusy = async (run: () => Promise<void>, told: 'failed' | 'publishFailed'): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      const isPlan = error instanceof ApiError && error.detail.code === 'PLAN_NOT_ACCEPTED';
      setFailure(isPlan ? text('needsPlan') : text(told, { why: reasonsOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  const generate = (plan: GeneratePlan): Promise<void> =>
    whileBusy(async () => {
      if (!(await autosave.flush())) {
        setFailure(text('notSaved'));
        return;
      }
      const form = model.document as FormDocument;
      const owner = own ?? (await fetchWorking(client, keyOf(form))).system;
      const into = { none: undefined, existing: plan.system, new: plan.newSystem.id }[plan.menu];
      const read = new Map([[nameOf(form), model.base.revision]]);
      const drafts: Draft[] = [{ ...keyOf(form), name: form.name, revision: model.base.revision }];
      const working =
        plan.menu === 'existing' && plan.system !== undefined
          ? await fetchWorking(client, { kind: 'system', id: plan.system })
          : undefined;
      const system = working?.document.kind === 'system' ? working.document : undefined;
      if (working && system) read.set(nameOf(system), working.revision);
      const all = generateFrom(form, choicesOf(plan, system), model.language.metas);
      const kept = await keepAll(
        client,
        all.filter((document) => document !== form),
        read,
        owner ?? into,
      );
      const names = new Set(kept.map(nameOf));
      if (names.has(nameOf(form))) {
        const { revision, document } = await fetchWorking(client, keyOf(form));
        model.receive({ revision, document }, localeTexts(generateLocale, 'step'));
      }
      if (owner === undefined && into !== undefined) await adopt(form, into);
      setMade(inOrder([...drafts.filter((draft) => !names.has(nameOf(draft))), ...kept]));
    }, 'failed');
  /** A form of no system goes to that of its menu, whose designers else could not design it. */
  const adopt = async (form: FormDocument, system: string): Promise<void> => {
    try {
      await giveTo(client, keyOf(form), system);
    } catch (error) {
      ui.message('warning', text('notAdopted', { why: messageOf(error) }));
    }
  };
  const publish = (): Promise<void> =>
    whileBusy(async () => setPublished(await publishTogether(client, made ?? [])), 'publishFailed');
  return { made, published, failure, busy, generate, publish };
}

const keyOf = ({ kind, id }: FormDocument) => ({ kind, id });

const inOrder = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.toSorted((one, other) => shownKinds.indexOf(one.kind) - shownKinds.indexOf(other.kind));

/** Why it was refused: the first reasons that were given, else the refusal itself. */
function reasonsOf(error: unknown): string {
  const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
  if (errors.length === 0) return messageOf(error);
  return errors
    .slice(0, 3)
    .map(({ message }) => message)
    .join('；');
}
