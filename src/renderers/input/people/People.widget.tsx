import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { MOST_CHOSEN } from '../shared/filterInside.meta.ts';
import { PeopleSelect } from '../shared/PeopleSelect.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { peopleMeta } from './People.meta.ts';

export default observer(function People(widget: RendererProps<typeof peopleMeta>) {
  const input = useInput(widget);
  const { placeholder, maxCount } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <PeopleSelect input={input} placeholder="" maxCount={MOST_CHOSEN} />;
  return <PeopleSelect input={input} placeholder={placeholder} maxCount={maxCount} />;
});
