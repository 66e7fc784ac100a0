import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { fieldGroupMeta } from './field-group/FieldGroup.meta.ts';
import { formGridMeta } from './form-grid/FormGrid.meta.ts';
import { formPageMeta } from './form-page/FormPage.meta.ts';
import { printSheetMeta } from './print-sheet/PrintSheet.meta.ts';

export const formMetas: readonly RendererMeta[] = [
  fieldGroupMeta,
  formGridMeta,
  formPageMeta,
  printSheetMeta,
];
