import type { CompiledFields, CompiledForm } from '../../documents/form.ts';
import { PageModel } from './PageModel.ts';

/** Whether options of a field, or of a member of its values, come from a source of the form. */
const namesSource = ({ fields }: CompiledFields): boolean =>
  fields.some(({ node, members }) => {
    const options = node.source.props?.options;
    const named = typeof options === 'object' && options !== null && 'source' in options;
    return named || (members !== undefined && namesSource(members));
  });

/**
 * The page that the fields of another form stand on: in cells, filters and conditions of a list, in columns of records that
 * are picked. Their options are named as their own form names them, so a form with sources for them brings these; for all
 * others it is the page that shows them. One that is not that page is to be started and disposed of.
 */
export function fieldsPage(page: PageModel, form: CompiledForm): PageModel {
  return namesSource(form) ? new PageModel(page.root, form.document, {}) : page;
}
