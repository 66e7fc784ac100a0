import { Checkbox, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { setMember } from '../../../documents/edit/setMember.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { TextControl } from '../../settings/TextControl.tsx';
import { localeTexts } from './localeTexts.ts';
import { SignField } from './SignField.tsx';
import { SystemPreview } from './SystemPreview.tsx';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';
import '../../settings/settings.css';
import './system.css';

const layouts = ['default', 'tabs', 'flow', 'SPA'] as const;
const texts = { name: '/title', description: '/description', homeGroup: '/group' } as const;

/** What a system is called and looks like, and how it opens, beside the portal's own drawing of it. */
export const LookView = observer(function LookView() {
  const text = useText(systemLocale);
  return (
    <div className="at-system-view">
      <section className="at-system-look" aria-label={text('lookSetup')}>
        <Texts />
        <SignField />
        <Layouts />
        <Openings />
        <p className="at-settings-default">{text('coloursHelp')}</p>
      </section>
      <SystemPreview />
    </div>
  );
});

/** Sets a member of the document; what is typed is one step. */
function useSet(): (pointer: string, key: keyof typeof systemLocale.texts.zhCN, value: unknown) => void {
  const { model } = useSystem();
  return (pointer, key, value) => {
    model.run(
      setMember(['document'], pointer, value, localeTexts(systemLocale, key)),
      typeof value === 'object' ? `document${pointer}` : undefined,
    );
  };
}

const Texts = observer(function Texts() {
  const { document } = useSystem();
  const text = useText(systemLocale);
  const set = useSet();
  const values = { name: document.title, description: document.description, homeGroup: document.group };
  return (
    <>
      {(['name', 'description', 'homeGroup'] as const).map((key) => (
        <div key={key} className="at-system-field">
          <label htmlFor={`system-${key}`}>{text(key)}</label>
          <TextControl
            id={`system-${key}`}
            title={text(key)}
            value={values[key]}
            disabled={false}
            invalid={false}
            change={(value) => {
              // The home screen lists a system under a heading: there is always one.
              if (key !== 'homeGroup' || value !== undefined) set(texts[key], key, value);
            }}
          />
        </div>
      ))}
    </>
  );
});

const Layouts = observer(function Layouts() {
  const { document } = useSystem();
  const text = useText(systemLocale);
  const set = useSet();
  const { layout = 'default', skin } = document;
  return (
    <>
      <div className="at-system-field">
        <span id="system-layout">{text('layout')}</span>
        <Radio.Group
          aria-labelledby="system-layout"
          className="at-system-choices"
          value={layout}
          onChange={({ target }) => set('/layout', 'layout', target.value)}
        >
          {layouts.map((each) => (
            <Radio key={each} value={each}>
              {text(`layout_${each}`)}
              <small>{text(`layout_${each}_help`)}</small>
            </Radio>
          ))}
        </Radio.Group>
      </div>
      {layout !== 'SPA' && (
        <div className="at-system-field">
          <span id="system-navigation">{text('navigation')}</span>
          <Radio.Group
            aria-labelledby="system-navigation"
            value={skin?.navMode ?? 'menu'}
            options={(['menu', 'homemenu'] as const).map((value) => ({ value, label: text(`nav_${value}`) }))}
            onChange={({ target }) => set('/skin/navMode', 'navigation', target.value)}
          />
        </div>
      )}
    </>
  );
});

const Openings = observer(function Openings() {
  const { document } = useSystem();
  const text = useText(systemLocale);
  const set = useSet();
  return (
    <>
      <div className="at-system-field">
        <Checkbox
          checked={document.options?.initFirst === true}
          onChange={({ target }) => set('/options/initFirst', 'initFirst', target.checked || undefined)}
        >
          {text('initFirst')}
        </Checkbox>
        <p className="at-settings-default">{text('initFirstHelp')}</p>
      </div>
      <div className="at-system-field">
        <Checkbox
          checked={document.public === true}
          onChange={({ target }) => set('/public', 'visitors', target.checked || undefined)}
        >
          {text('visitors')}
        </Checkbox>
        <p className="at-settings-default">{text('visitorsHelp')}</p>
      </div>
    </>
  );
});
