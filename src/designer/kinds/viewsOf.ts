import { lazy } from 'react';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { DesignView } from './designView.ts';
import { flowTrialViews } from './flow/trialViews.ts';
import { flowViews } from './flow/views.ts';
import { formViews } from './form/views.ts';
import { systemViews } from './system/views.ts';

/** Views by kind of document, in the order of their switch; where the canvas draws the kind it stands before them. */
const views: Partial<Record<DocumentKind, readonly DesignView[]>> = {
  condition: [
    {
      name: 'rules',
      title: { zhCN: '条件', enUS: 'Condition' },
      View: lazy(async () => ({ default: (await import('./condition/ConditionView.tsx')).ConditionView })),
    },
  ],
  mgr: [
    {
      name: 'parts',
      title: { zhCN: '列表与表单', enUS: 'List and forms' },
      View: lazy(async () => ({ default: (await import('./mgr/MgrView.tsx')).MgrView })),
    },
  ],
  form: formViews,
  system: systemViews,
  flow: [...flowViews, ...flowTrialViews],
};

/** The views of a kind besides its canvas. */
export const viewsOf = (kind: DocumentKind): readonly DesignView[] => views[kind] ?? [];
