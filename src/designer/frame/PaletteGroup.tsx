import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { action, observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';

interface PaletteGroupProps {
  /** By which it is known whether it is folded. */
  name: string;
  title: string;
  metas: readonly RendererMeta[];
  /** What a search found is shown in any case. */
  isSearched: boolean;
  insert: (type: string) => void;
}

/** Groups that a person has folded: they stay so in every document until the page is loaded anew. */
const folded = observable.set<string>();

const fold = action((name: string, isFolded: boolean) => {
  if (isFolded) folded.add(name);
  else folded.delete(name);
});

/** Widgets under a heading that folds them. */
export const PaletteGroup = observer(function PaletteGroup({
  name,
  title,
  metas,
  isSearched,
  insert,
}: PaletteGroupProps) {
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const isOpen = isSearched || !folded.has(name);
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  return (
    <section>
      <h3>
        <button
          type="button"
          className="at-plain at-design-fold"
          aria-expanded={isOpen}
          disabled={isSearched}
          onClick={() => fold(name, isOpen)}
        >
          <Arrow aria-hidden /> {title}
        </button>
      </h3>
      {isOpen && (
        <ul>
          {metas.map(({ type, title: called, icon, description }) => (
            <li key={type}>
              <button
                type="button"
                className="at-plain at-design-widget"
                data-type={type}
                title={description === undefined ? undefined : locale.localise(description)}
                onClick={() => insert(type)}
              >
                <Icon name={icon} />
                <span>{locale.localise(called)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
