import { useMemo } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useCatalogue } from '../../../panel/useCatalogue.ts';
import { FlowTrial, type TrialSurroundings } from './FlowTrial.ts';

/** For as long as the designer of a flow is open. */
const trials = new WeakMap<DesignModel, FlowTrial>();

/** The flow that is designed around here, with what it is tried with. */
export interface FlowDesign {
  readonly model: DesignModel;
  readonly flow: FlowDocument;
  /** Undefined while it is on its way. */
  readonly form: FormDocument | undefined;
  /** The form cannot be had. */
  readonly lacksForm: boolean;
  readonly trial: FlowTrial;
  readonly around: TrialSurroundings;
}

/** To be called as an observer draws. @throws Error where no flow is designed: a slip of whoever draws */
export function useFlowTrial(): FlowDesign {
  const { model } = useDesign();
  const { client, tabStorage, storage, platform } = useRoot();
  const { documents } = useCatalogue(model);
  const { document: flow } = model;
  if (flow.kind !== 'flow') throw new Error('No flow is designed here.');
  const trial = trials.get(model) ?? new FlowTrial(client, flow.id, tabStorage ?? storage);
  trials.set(model, trial);
  const { functions } = platform;
  // A condition that comes later makes other surroundings, by which people are found anew.
  const { arrived } = documents;
  const around = useMemo((): TrialSurroundings => {
    void arrived;
    return { functions, condition: (id) => documents.lookUp('condition', id)?.rules };
  }, [functions, documents, arrived]);
  return {
    ...{ model, flow, trial, around },
    form: documents.lookUp('form', flow.form),
    lacksForm: documents.lacks('form', flow.form),
  };
}
