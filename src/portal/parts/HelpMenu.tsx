import { QuestionCircleOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GuideTopic, guideAddress } from '../../designer/help/guideAddress.ts';
import { helpLocale } from '../../designer/help/help.locale.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { saveUserSetting } from '../../runtime/data/userSetting.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ASKED_FOR, FIRST_STEPS } from '../home/firstSteps/firstStepsSetting.ts';
import { trailOf } from '../workspace/resolvePath.ts';

/** Lists of the back office that the guide explains. */
const topics: Readonly<Record<string, GuideTopic>> = {
  'platform-design-right-list': 'designRights',
  'platform-menu-list': 'system',
  'platform-resource-list': 'catalogue',
  'platform-role-list': 'roles',
  'platform-trash-list': 'bin',
  'platform-user-list': 'roles',
};

/** For who builds applications: the guide, at what is open, and the first steps. */
export const HelpMenu = observer(function HelpMenu() {
  const { client, locale, systems, ui } = useRoot();
  const text = useText(helpLocale);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const list = trailOf(systems.menus, pathname).at(-1)?.target?.id ?? '';
  const showSteps = async (): Promise<void> => {
    try {
      await saveUserSetting(client, FIRST_STEPS, ASKED_FOR);
    } catch (error) {
      ui.message('error', messageOf(error));
      return;
    }
    // Another entry of the history draws the home page anew where it is open already.
    await navigate('/home', { state: { steps: Date.now() } });
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'guide',
            label: (
              <a
                href={guideAddress(topics[list] ?? 'overview', locale.locale)}
                target="_blank"
                rel="noopener"
              >
                {text('guide')}
              </a>
            ),
          },
          { key: 'steps', label: text('firstSteps') },
        ],
        onClick: ({ key }) => {
          if (key === 'steps') void showSteps();
        },
      }}
    >
      <button
        type="button"
        className="at-icon-button"
        aria-haspopup="menu"
        aria-label={text('help')}
        title={text('help')}
      >
        <QuestionCircleOutlined aria-hidden />
      </button>
    </Dropdown>
  );
});
