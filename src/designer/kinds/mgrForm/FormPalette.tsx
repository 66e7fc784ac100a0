import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { addField } from '../../../documents/edit/addField.ts';
import { arrangeFields } from '../../../documents/edit/arrange.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { placeFor } from '../../core/insertionPoint.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { useModuleForm } from '../../panel/useModuleForm.ts';
import { fieldsLocale } from '../fields/fields.locale.ts';
import { ModuleFields } from '../fields/ModuleFields.tsx';
import type { KindPaletteProps } from '../paletteOf.ts';

/** The fields of the module that a further form may show. One without a layout of its own shows them all. */
export const FormPalette = observer(function FormPalette({ search, inserted }: KindPaletteProps) {
  const { model } = useDesign();
  const text = useText(fieldsLocale);
  const { form } = useModuleForm(model);
  const { document } = model;
  const showsAll = document.kind === 'mgrForm' && document.layout === undefined;
  const put = (field: string, title: string): void => {
    const key = `place:${field}`;
    if (showsAll) return;
    if (model.tree.byKey.has(key)) model.select([key]);
    else {
      const at = placeFor(model, 'place');
      if (at === undefined || !model.run(addField(field, title, at))) return;
    }
    inserted();
  };
  return (
    <>
      {showsAll && (
        <div>
          <p className="at-design-note">{text('allFields')}</p>
          <Button
            block
            size="small"
            type="primary"
            disabled={form === undefined}
            onClick={() => form && model.run(arrangeFields(form)) && inserted()}
          >
            {text('arrange')}
          </Button>
        </div>
      )}
      <ModuleFields
        search={search}
        isPlaced={({ name }) => showsAll || model.tree.byKey.has(`place:${name}`)}
        choose={({ name }, title) => put(name, title)}
      />
    </>
  );
});
