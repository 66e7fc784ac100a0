import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ISchema } from '@formily/react';
import type { Option } from '../../../schemas/option.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import type { MetaProps, RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { RendererProps } from '../../render/rendererProps.ts';
import { useRoot } from '../../stores/RootContext.tsx';
import { DrawnField } from './DrawnField.tsx';
import { DrawnVoid } from './DrawnVoid.tsx';
import type { FormilyComponent, FormilyComponents } from './EngineScope.tsx';

export type { FormilyComponent } from './EngineScope.tsx';

/** An option in the reader's language. */
export type Choice = Option & { readonly label: string };

export interface FormilySettings<M extends RendererMeta> {
  /**
   * The component's own props (`x-component-props`) of the widget's. Absent: the widget's props as they are, but for
   * options, which a component reads as its field's `dataSource`.
   */
  componentProps?: (props: MetaProps<M>, given: RendererProps<M>) => object;
  /** What the component reads as its field's `dataSource`, of the options in the reader's language. Absent: these. */
  choices?: (options: readonly Choice[]) => readonly object[];
  /**
   * What the component reads of its schema: its parts, as `items` or `properties`. A hook: the same object as long as it
   * says the same. Texts of documents stand in it as elements, since a schema's own texts may be expressions.
   */
  useSchema?: (given: RendererProps<M>) => ISchema;
  /** What the schema calls by name (`x-component`). */
  components?: FormilyComponents;
}

/**
 * Makes a widget of a component that was written for Formily: a component made by `connect`, `mapProps` and
 * `mapReadPretty`, an array component, or, of a declaration without a value, a layout. In a form it is drawn over the
 * very engine of the form: `useForm` and `useField` give that, what it sets there is what expressions read and the
 * submit sends. What is visible, required, enabled and valid is said by the document's rules alone, and told to the
 * engine's field.
 * @returns what `defineRenderer`'s `load` brings, the default export of a widget's file
 * @example export default fromFormily(Rating, ratingMeta);
 */
export function fromFormily<M extends RendererMeta>(
  component: FormilyComponent,
  meta: M,
  settings: FormilySettings<M> = {},
): (props: RendererProps<M>) => ReactNode {
  const { field: fieldMeta } = meta;
  const { useSchema = noParts, components = {}, choices = asTheyAre } = settings;
  const optionsProp = Object.entries(meta.props).find(([, { kind }]) => kind === 'options')?.[0];
  const ownProps = settings.componentProps ?? ((props) => withoutOptions(props, optionsProp));
  const Widget = observer(function FormilyWidget(given: RendererProps<M>) {
    const parts = useSchema(given);
    const { locale } = useRoot();
    const drawn = { component, components, parts, given, own: ownProps(given.props, given) };
    if (!fieldMeta) return <DrawnVoid {...drawn} />;
    if (!given.field) return null;
    const list = optionsProp === undefined ? undefined : (member(given.props, optionsProp) as OptionList);
    const options = list && {
      loading: list.status === 'loading',
      choices: choices(list.options.map((option) => ({ ...option, label: locale.localise(option.label) }))),
    };
    return <DrawnField {...drawn} binding={given.field} meta={fieldMeta} options={options} />;
  });
  return (props) => <Widget {...props} />;
}

const NO_PARTS: ISchema = {};
const noParts = (): ISchema => NO_PARTS;

const asTheyAre = (options: readonly Choice[]): readonly object[] => options;

const member = (props: object, name: string): unknown => Reflect.get(props, name);

const withoutOptions = (props: object, options: string | undefined): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name !== options));
