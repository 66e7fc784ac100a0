import { fromFormily } from '../../../runtime/form/formily/fromFormily.tsx';
import { part } from '../shared/part.ts';
import { editableMeta } from './Editable.meta.ts';
import { withContent, Content, Frame } from './EditableParts.tsx';

const PARTS = { properties: { content: part('Content') } };

export default withContent(
  fromFormily(Frame, editableMeta, { useSchema: () => PARTS, components: { Content } }),
);
