import type { DocumentKind } from '../../schemas/documents/index.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import type { DocumentAction } from './documentAction.ts';

/** Actions by kind of document, in the order of the menu. */
const actions: Partial<Record<DocumentKind, readonly DocumentAction[]>> = {
  flow: [
    {
      name: 'exportBpmn',
      title: { zhCN: '导出 BPMN', enUS: 'Export BPMN' },
      Dialog: lazyPart(async () => (await import('./flow/bpmn/ExportBpmn.tsx')).ExportBpmn),
    },
    {
      name: 'importBpmn',
      title: { zhCN: '导入 BPMN', enUS: 'Import BPMN' },
      Dialog: lazyPart(async () => (await import('./flow/bpmn/ImportBpmn.tsx')).ImportBpmn),
    },
  ],
};

/** What is done with documents of a kind alone. */
export const actionsOf = (kind: DocumentKind): readonly DocumentAction[] => actions[kind] ?? [];
