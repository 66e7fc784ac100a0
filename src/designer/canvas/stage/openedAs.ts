import type { OpenResource } from '../../../runtime/render/OpenResource.tsx';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';

const NOTHING = {};
const DESIGNED = {};

/** What the widget that draws a whole document finds around one that is designed: it fills its page, and is nobody's tab. */
export function openedAs(document: AtriumDocument): OpenResource {
  const { kind, id } = document;
  return {
    resource: { kind, id, version: 0, document, rights: undefined },
    params: NOTHING,
    close: undefined,
    overlay: undefined,
    memory: undefined,
    designed: DESIGNED,
  };
}
