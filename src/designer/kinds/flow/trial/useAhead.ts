import { reaction } from 'mobx';
import { useEffect, useMemo, useState } from 'react';
import { contextOf } from '../../../../documents/flow/contextOf.ts';
import { type FlowPreview, previewOf } from '../../../../documents/flow/path/preview.ts';
import { newState } from '../../../../documents/flow/state.ts';
import type { FormModel } from '../../../../runtime/form/FormModel.ts';
import { type Loaded, useLoaded } from '../../../../runtime/render/useLoaded.ts';
import type { Picks } from './SimulationModel.ts';
import { useSimulation } from './useSimulation.ts';

/** Milliseconds without a further change before the way is looked for anew. */
const PAUSE = 300;

/** The values of a form as a record would have them, a moment after the last change; kept for the other tools of the flow. */
function useSettled(form: FormModel | undefined): Readonly<Record<string, unknown>> | undefined {
  const { trial } = useSimulation();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    if (form === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const take = (): void => {
      const settled = { ...form.settle().values };
      setValues(settled);
      trial.fill(settled);
    };
    const stop = reaction(
      () => form.values,
      () => {
        clearTimeout(timer);
        timer = setTimeout(take, PAUSE);
      },
    );
    take();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, trial]);
  return values;
}

/**
 * Where submitting the form would lead, as the chosen person. To be called by an observer.
 * @param form undefined: something was submitted already, or the form is on its way
 */
export function useAhead(form: FormModel | undefined, picks: Picks): Loaded<FlowPreview> | undefined {
  const { trial, flow, around } = useSimulation();
  const { starter, round } = trial;
  const values = useSettled(form);
  const load = useMemo(() => {
    void round;
    if (starter === undefined || form === undefined || values === undefined) return undefined;
    const subject = trial.subjectOf(flow, around, values);
    if (subject === undefined) return undefined;
    const state = { ...newState(), picks: { ...picks } };
    return (signal: AbortSignal) =>
      trial.run((organisation) => previewOf(state, contextOf({ ...subject, organisation }, state)), signal);
  }, [starter, round, form, values, trial, flow, around, picks]);
  const { loaded } = useLoaded(load);
  return load === undefined ? undefined : loaded;
}
