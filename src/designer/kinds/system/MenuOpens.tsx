import { Button, Segmented } from 'antd';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type MenuTarget, setMenuTarget } from '../../../documents/edit/menus.ts';
import type { Part } from '../../../documents/parts/part.ts';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Menu } from '../../../schemas/documents/system.ts';
import { readPageAddress } from '../../../schemas/pageAddress.ts';
import { StartDialog } from '../../start/StartDialog.tsx';
import { PagePicker } from './PagePicker.tsx';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';

type Opens = MenuTarget['type'];
const ways: readonly Opens[] = ['group', 'app', 'plugin', 'url'];

/** What the chosen menu opens: a page by its name, an address, or nothing where it is a group. */
export const MenuOpens = observer(function MenuOpens({ chosen }: { chosen: readonly Part[] }) {
  const text = useText(systemLocale);
  const { locale } = useRoot();
  const [part] = chosen;
  if (part === undefined || chosen.length > 1) {
    return <p className="at-design-note">{text(part === undefined ? 'chooseMenu' : 'severalMenus')}</p>;
  }
  const { name } = part.value as Menu;
  return (
    <section className="at-system-opens" aria-label={text('leads')}>
      <h3>
        {locale.localise(name)} · {text('leads')}
      </h3>
      <Target key={part.key} part={part} />
    </section>
  );
});

/** How a menu opens something now; without a type it opens its app, or is a group. */
const opensNow = ({ type, app }: Menu): Opens => type ?? (app === undefined ? 'group' : 'app');

const Target = observer(function Target({ part }: { part: Part }) {
  const { model } = useSystem();
  const text = useText(systemLocale);
  const menu = part.value as Menu;
  // Another way is taken once it is said where to: until then the menu opens what it did.
  const [wanted, want] = useState<Opens>();
  const way = wanted ?? opensNow(menu);
  const set = (target: MenuTarget, merge?: string): void => {
    model.run(setMenuTarget(part.key, target), merge);
    want(undefined);
  };
  return (
    <>
      <Segmented<Opens>
        size="small"
        aria-label={text('leads')}
        value={way}
        options={ways.map((value) => ({ value, label: text(value) }))}
        onChange={(next) => (next === 'group' ? set({ type: 'group' }) : want(next))}
      />
      {way === 'app' && <PageTarget app={menu.app} set={set} />}
      {way === 'plugin' && (
        <AddressTarget
          key="plugin"
          title={text('path')}
          help={text('pathHelp')}
          value={menu.menuPath ?? ''}
          isGood={(path) => readPageAddress(path) !== undefined}
          set={(menuPath) => set({ type: 'plugin', menuPath })}
        />
      )}
      {way === 'url' && (
        <AddressTarget
          key="url"
          title={text('url')}
          help={text('urlHelp')}
          value={menu.url ?? ''}
          isGood={(url) => safeUrl(url) !== undefined}
          set={(url) => set({ type: 'url', url })}
        />
      )}
    </>
  );
});

/** A page that is there, or one that is made here and now. */
const PageTarget = observer(function PageTarget({
  app,
  set,
}: {
  app: Menu['app'];
  set: (target: MenuTarget) => void;
}) {
  const text = useText(systemLocale);
  const anchorOf = useAnchor();
  const [making, setMaking] = useState(false);
  /** Counts the pages that were made here, so that the choice asks anew. */
  const [made, setMade] = useState(0);
  return (
    <>
      <PagePicker key={made} value={app} change={(page) => set({ type: 'app', app: page })} />
      <div className="at-system-tools">
        <Button size="small" onClick={() => setMaking(true)}>
          {text('newPage')}
        </Button>
        {app && (
          <Button size="small" type="link" {...anchorOf(`/design/${app.kind}/${app.id}`, false)}>
            {text('openPage')}
          </Button>
        )}
      </div>
      {making && (
        <StartDialog
          kind="app"
          created={(id) => {
            setMaking(false);
            setMade((count) => count + 1);
            set({ type: 'app', app: { kind: 'app', id } });
          }}
          close={() => setMaking(false)}
        />
      )}
    </>
  );
});

interface AddressTargetProps {
  title: string;
  help: string;
  value: string;
  isGood: (typed: string) => boolean;
  set: (typed: string) => void;
}

/** An address that is typed; it is taken once it is one. */
function AddressTarget({ title, help, value, isGood, set }: AddressTargetProps) {
  const [typed, type] = useState(value);
  const take = (): void => {
    if (typed !== value && isGood(typed)) set(typed);
  };
  return (
    <>
      <LimitedInput
        aria-label={title}
        limit={2000}
        value={typed}
        status={typed !== '' && !isGood(typed) ? 'error' : ''}
        onChange={({ target }) => type(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      <p className="at-settings-default">{help}</p>
    </>
  );
}
