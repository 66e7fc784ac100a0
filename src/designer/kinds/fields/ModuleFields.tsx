import { CheckOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { serverFieldNodes } from '../../../documents/serverFields.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FieldNode } from '../../../schemas/node.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { useModuleForm } from '../../panel/useModuleForm.ts';
import { titled } from '../../../schemas/text.ts';
import { fieldsLocale } from './fields.locale.ts';
import './moduleFields.css';

interface ModuleFieldsProps {
  search: string;
  /** Whether what the server notes of every record is offered too. */
  server?: boolean;
  isPlaced: (field: FieldNode) => boolean;
  /** Puts a field in, or selects it where it stands already. */
  choose: (field: FieldNode, title: string) => void;
  /** Further buttons of a field. */
  further?: (field: FieldNode, title: string) => ReactNode;
}

/** The fields of the module by their titles, to be dragged or chosen; those that stand in the document are marked. */
export const ModuleFields = observer(function ModuleFields(props: ModuleFieldsProps) {
  const { search, server = false, isPlaced, choose, further } = props;
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const text = useText(fieldsLocale);
  const { form, failed } = useModuleForm(model);
  const { metas } = model.language;
  const { Icon } = platform.chrome;
  const words = search.trim().toLowerCase();
  const fields = form === undefined ? [] : [...form.fields, ...(server ? serverFieldNodes(metas) : [])];
  const shown = fields
    .filter(({ type }) => typeof metas.get(type)?.field?.column === 'string')
    .map((field) => ({ field, title: locale.localise(field.title ?? field.name) }))
    .filter(({ field, title }) => `${title} ${field.name}`.toLowerCase().includes(words));
  return (
    <section>
      <h3>{text('fields')}</h3>
      {failed && <p className="at-design-note">{text('noForm')}</p>}
      {!failed && form === undefined && <p className="at-design-note">{text('loading')}</p>}
      {form !== undefined && shown.length === 0 && <p className="at-design-note">{text('noField')}</p>}
      <ul className="at-fields">
        {shown.map(({ field, title }) => (
          <li key={field.name}>
            <button
              type="button"
              className="at-plain at-design-widget"
              data-field={field.name}
              title={titled(title, field.name, locale.locale)}
              onClick={() => choose(field, title)}
            >
              <Icon name={metas.get(field.type)?.icon ?? 'question'} />
              <span>{title}</span>
            </button>
            {isPlaced(field) && (
              <span
                className="at-fields-placed"
                role="img"
                aria-label={text('placed')}
                title={text('placed')}
              >
                <CheckOutlined aria-hidden />
              </span>
            )}
            {further?.(field, title)}
          </li>
        ))}
      </ul>
    </section>
  );
});
