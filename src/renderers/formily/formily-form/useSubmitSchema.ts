import type { Form } from '@formily/core';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { randomToken } from '../../../runtime/data/randomToken.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { formilyFormLocale } from './FormilyForm.locale.ts';
import type { formilyFormMeta } from './FormilyForm.meta.ts';
import type { StepsOfForm, SubmitOfSchema } from './parts/SubmitContext.ts';
import { showWrongIn } from './showWrongIn.ts';
import { clearRefusals, settled, storeValues } from './storeValues.ts';
import { type SchemaForm, valuesOf } from './useSchemaForm.ts';

/**
 * Submits a drawn schema: what its own rules refuse is brought into sight; then it is stored by its module, or told by
 * the event `submit` where it has none.
 * @param codes the names in the record that the schema has fields of
 * @param ground what the form is drawn in
 */
export function useSubmitSchema(
  { props, emit }: RendererProps<typeof formilyFormMeta>,
  opened: SchemaForm,
  codes: ReadonlySet<string>,
  ground: RefObject<HTMLElement | null>,
): SubmitOfSchema {
  const root = useRoot();
  const { page } = usePlace();
  const text = useText(formilyFormLocale);
  const sent = useRef({ input: '', requestId: '' });
  // The engine says only after a while that it submits: until then it could be asked twice.
  const submits = useRef(false);
  const [steps] = useState(() => new Set<StepsOfForm>());
  const { form } = opened;
  const { module } = props;

  const showWrong = (): void => {
    showWrongIn(ground.current);
  };
  const invalid = (told: readonly string[] = []): void => {
    root.ui.message('warning', told.length > 0 ? told.join('\n') : text('invalid'));
    flushSync(() => {
      for (const each of steps) each.showOne();
    });
    showWrong();
  };
  const store = async (into: string): Promise<void> => {
    const input = JSON.stringify(valuesOf(form));
    if (sent.current.input !== input) sent.current = { input, requestId: randomToken(4) };
    const outcome = await storeValues(root, into, opened, codes, sent.current.requestId);
    if ('refused' in outcome) {
      invalid(outcome.refused);
      return;
    }
    root.ui.message('success', text('saved'));
    await emit('submitted', { id: outcome.record.id, record: outcome.record });
  };
  const told = (error: unknown): void => {
    if (isCancelled(error)) return;
    const isConflict = error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT';
    const message = isConflict ? text('conflict') : messageOf(error);
    root.ui.message('error', message);
    page.environment.report({
      severity: 'error',
      code: 'SAVE_FAILED',
      message: { zhCN: message, enUS: message },
    });
  };
  const submit = async (): Promise<void> => {
    if (submits.current || !form.editable) return;
    submits.current = true;
    form.setSubmitting(true);
    try {
      clearRefusals(form);
      const further = [...steps].find((each) => !each.isComplete());
      if (further) {
        await further.next(); // What was never shown was never filled in.
        if (form.invalid) invalid();
        return;
      }
      for (const each of steps) each.showAll();
      await judged(form);
      if (form.invalid) {
        invalid();
        return;
      }
      for (const each of steps) each.showOne();
      if (module !== undefined) await store(module);
      else if (await emit('submit', { values: valuesOf(form) })) settled(form);
    } catch (error) {
      told(error);
    } finally {
      submits.current = false;
      form.setSubmitting(false);
    }
  };
  return { submit: () => void root.unsaved.saving(submit()), showWrong, steps };
}

/** Has the engine judge every field; what it refuses stands at the fields. */
async function judged(form: Form): Promise<void> {
  try {
    await form.validate();
  } catch {
    // It throws what it has shown.
  }
}
