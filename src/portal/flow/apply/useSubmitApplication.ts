import { useState } from 'react';
import { ApiError, isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { showRefusals } from '../../../runtime/form/showRefusals.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPick, FlowPreview } from '../../../schemas/wire/flowDetail.ts';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowPartsLocale } from '../detail/flowParts.locale.ts';
import { applyLocale } from './apply.locale.ts';
import type { ApplyModel } from './ApplyModel.ts';

/** Why an application was not taken. */
export interface ApplyRefusal {
  readonly message: string;
  /** One that has not ended and stands in the way. */
  readonly running?: string;
  /** It was changed elsewhere: there is a later state to begin with. */
  readonly isStale?: boolean;
}

interface ApplyActions {
  readonly submit: () => Promise<void>;
  readonly save: () => Promise<void>;
  readonly refusal: ApplyRefusal | undefined;
}

const PICKS = 'picks.';
const NODES = 'nodes.';

interface Application {
  readonly model: ApplyModel;
  readonly form: FormModel;
  readonly preview: FlowPreview | undefined;
  /** Brings what is wrong into sight. */
  readonly showFirst: () => void;
  /** The draft has an id now. */
  readonly saved: (instance: string) => void;
}

/** Submits an application or keeps it as a draft. What is wrong stands at its field or pick, and nothing is lost. */
export function useSubmitApplication({ model, form, preview, showFirst, saved }: Application): ApplyActions {
  const { ui, changes } = useRoot();
  const text = useText(applyLocale);
  const parts = useText(flowPartsLocale);
  const [refusal, refuse] = useState<ApplyRefusal>();
  const isMissing = ({ node, required }: FlowPick): boolean =>
    required && (model.picks[node] ?? []).length === 0;
  const tellWrong = (): void => {
    ui.message('warning', text('invalid'));
    showFirst();
  };
  const refused = (error: unknown): void => {
    if (isCancelled(error)) return;
    const { errors = [], code, result } = error instanceof ApiError ? error.detail : {};
    const isShown =
      showRefusals(
        form,
        errors.filter(({ path }) => path.startsWith('data.')),
      ) !== undefined;
    const picks = errors.flatMap(({ path, message }) =>
      path.startsWith(PICKS) ? [[path.slice(PICKS.length).split('.')[0] ?? '', message] as const] : [],
    );
    model.tellPicks(Object.fromEntries(picks));
    if (isShown || picks.length > 0) {
      refuse(undefined);
      tellWrong();
      return;
    }
    if (code === 'FLOW_RUNNING') {
      const { instance, number } = (result ?? {}) as { instance?: string; number?: string | null };
      refuse({
        message: text('running', { number: number ?? '' }),
        ...(instance !== undefined && { running: instance }),
      });
    } else if (code === 'REVISION_CONFLICT') refuse({ message: text('conflict'), isStale: true });
    else {
      const [nobody] = errors.filter(({ path }) => path.startsWith(NODES));
      refuse({ message: nobody?.message ?? messageOf(error) });
    }
  };
  const submit = async (): Promise<void> => {
    if (model.busy !== undefined) return;
    model.setBusy('submit');
    try {
      const broken = await form.validate();
      const missing = (preview?.picks ?? []).filter(isMissing).map(({ node }) => node);
      model.tellPicks(Object.fromEntries(missing.map((node) => [node, parts('pickRequired')])));
      if (broken !== undefined || missing.length > 0) {
        tellWrong();
        return;
      }
      const instance = await model.submit(form);
      if (instance.record !== null) {
        const id = instance.record;
        changes.changed(instance.form, model.record === undefined ? { added: id } : { updated: id });
      }
      refuse(undefined);
      ui.message('success', text('submitted'));
      ui.navigate(flowDetailAddress(instance.id), { replace: true });
    } catch (error) {
      refused(error);
    } finally {
      model.setBusy(undefined);
    }
  };
  const save = async (): Promise<void> => {
    if (model.busy !== undefined) return;
    model.setBusy('save');
    try {
      const instance = await model.save(form);
      refuse(undefined);
      saved(instance.id);
      ui.replaceParameter('instance', instance.id);
      ui.message('success', text('saved'));
    } catch (error) {
      refused(error);
    } finally {
      model.setBusy(undefined);
    }
  };
  return { submit, save, refusal };
}
