import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const hotKeyMeta = defineMeta({
  type: 'hot-key',
  version: 1,
  family: 'action',
  title: { zhCN: '快捷键', enUS: 'Hot key' },
  description: {
    zhCN: '按下组合键时执行操作；mod 为 Ctrl，在苹果电脑上为 ⌘',
    enUS: 'Starts actions by a key; mod is Ctrl, and ⌘ on Apple computers',
  },
  icon: 'key',
  props: {
    keys: prop.static(
      Type.String({
        pattern:
          '^((mod|ctrl|alt|shift)\\+){0,3}([a-z0-9/.,?]|f([1-9]|1[0-2])|enter|escape|delete|up|down|left|right)$',
      }),
      { zhCN: '组合键，如 mod+k', enUS: 'Keys, such as mod+k' },
      'mod+k',
    ),
    text: prop.text({ zhCN: '说明', enUS: 'What it does' }),
    shown: prop.static(Type.Boolean(), { zhCN: '显示提示', enUS: 'Show a hint' }, true),
  },
  events: { press: { title: { zhCN: '按下', enUS: 'Pressed' } } },
  budget: 2,
});
