import { compileNodes, type CompiledNode } from '../../../documents/compile.ts';
import { at, type Environment } from '../../../documents/environment.ts';
import { compileFlag, type CompiledFlag } from '../../../documents/flag.ts';
import { compileForm, type CompiledForm } from '../../../documents/form.ts';
import { serverFieldNodes } from '../../../documents/serverFields.ts';
import { storedPath } from '../../../documents/storedPath.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Node } from '../../../schemas/node.ts';
import { compileView, type CompiledView } from './compiledView.ts';
import type { RecordReads } from '../../../documents/recordReads.ts';
import { readsOfList } from './listReads.ts';
import { compileOwnRules, type OwnRules } from './ownRules.ts';
import { compileRowTones, type ToneOf } from './rowTones.ts';

/** A list document with its nodes, rules and marks ready, beside the form of its module. */
export interface CompiledList {
  readonly document: MgrListDocument;
  readonly form: CompiledForm;
  readonly toolbar: readonly CompiledNode[];
  readonly rowActions: readonly CompiledNode[];
  readonly bulkActions: readonly CompiledNode[];
  readonly views: readonly CompiledView[];
  readonly toneOf: ToneOf;
  /** Whether a column is there, by the page. */
  readonly columnFlags: ReadonlyMap<ListColumn, CompiledFlag>;
  readonly rules: OwnRules | undefined;
  /** The fields that are read of its records, whichever columns and view show them. */
  readonly reads: RecordReads;
  /** The nodes of the document: all of the above. */
  readonly nodes: readonly CompiledNode[];
}

/** A form as lists see it: with what the server owns of its records. */
const withServerFields = (form: FormDocument, { metas }: Environment): FormDocument => ({
  ...form,
  fields: [...form.fields, ...serverFieldNodes(metas)],
});

export function compileList(
  document: MgrListDocument,
  form: FormDocument,
  environment: Environment,
): CompiledList {
  const compile = (nodes: readonly Node[] | undefined, path: string): CompiledNode[] =>
    compileNodes(nodes ?? [], environment, path);
  const toolbar = compile(document.toolbar, '/toolbar');
  const rowActions = compile(document.rowActions, '/rowActions');
  const bulkActions = compile(document.bulkActions, '/bulkActions');
  const views = (document.views ?? []).map((view, index) =>
    compileView(view, environment, storedPath('/views', view, index)),
  );
  return {
    document,
    form: compileForm(withServerFields(form, environment), environment),
    toolbar,
    rowActions,
    bulkActions,
    views,
    toneOf: compileRowTones(document.rowTones ?? [], environment),
    columnFlags: new Map(
      document.columns.map((column, index) => [
        column,
        compileFlag(column.visible, at(environment, `${storedPath('/columns', column, index)}/visible`), {
          otherwise: true,
          onFailure: false,
        }),
      ]),
    ),
    rules: document.where && compileOwnRules(document.where, environment),
    reads: readsOfList(document, form, environment),
    nodes: [...toolbar, ...rowActions, ...bulkActions, ...views.flatMap(({ node }) => node ?? [])],
  };
}
