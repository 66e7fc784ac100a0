import { useMemo } from 'react';
import type { Fields } from '../../../../documents/flow/fieldRights.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { type FlowDesign, useFlowTrial } from '../people/useFlowTrial.ts';
import { SimulationModel } from './SimulationModel.ts';

/** For as long as the designer of a flow is open. */
const simulations = new WeakMap<DesignModel, SimulationModel>();

/** The flow that is designed around here, with the play of it. */
export interface SimulationDesign extends FlowDesign {
  readonly simulation: SimulationModel;
  /** Of the form; undefined while it is on its way. */
  readonly fields: Fields | undefined;
}

/** To be called by an observer. */
export function useSimulation(): SimulationDesign {
  const design = useFlowTrial();
  const { model, trial, form } = design;
  const simulation = simulations.get(model) ?? new SimulationModel(trial);
  simulations.set(model, simulation);
  const { metas } = model.language;
  const fields = useMemo((): Fields | undefined => {
    if (form === undefined) return undefined;
    const sealed = form.fields.filter(({ type }) => metas.get(type)?.field?.secret === true);
    return { fields: form.fields, sealed: new Set(sealed.map(({ name }) => name)) };
  }, [form, metas]);
  return { ...design, simulation, fields };
}
