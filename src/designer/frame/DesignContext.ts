import { createContext, useContext } from 'react';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { Problems } from '../core/Problems.ts';
import type { TestRuns } from '../tests/TestRuns.ts';

/** What every part of a designer works on. */
export interface Design {
  readonly model: DesignModel;
  readonly autosave: Autosave;
  readonly problems: Problems;
  /** Of documents that hold tests. */
  readonly runs?: TestRuns | undefined;
}

export const DesignContext = createContext<Design | undefined>(undefined);

/** The document that is designed around here. @throws Error outside of a designer: a slip of whoever draws */
export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (design === undefined) throw new Error('No document is designed here.');
  return design;
}
