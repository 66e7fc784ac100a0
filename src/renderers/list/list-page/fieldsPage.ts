import type { CompiledFields, CompiledForm } from '../../../documents/form.ts';
import { PageModel } from '../../../runtime/render/PageModel.ts';

/** Whether options of a field, or of a member of its values, come from a source of the form. */
const namesSource = ({ fields }: CompiledFields): boolean =>
  fields.some(({ node, members }) => {
    const options = node.source.props?.options;
    const named = typeof options === 'object' && options !== null && 'source' in options;
    return named || (members !== undefined && namesSource(members));
  });

/**
 * The page that the fields of a list stand on, in cells, filters and conditions. Their options are named as their own form
 * names them, so a form with sources for them brings these; for all others it is the list's own.
 */
export function fieldsPage(page: PageModel, form: CompiledForm): PageModel {
  return namesSource(form) ? new PageModel(page.root, form.document, {}) : page;
}
