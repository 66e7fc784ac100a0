import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const eventListenerMeta = defineMeta({
  type: 'event-listener',
  version: 1,
  family: 'logic',
  title: { zhCN: '事件监听', enUS: 'Event listener' },
  description: {
    zhCN: '页面打开、联网变化、页面可见变化、数据变化、收到页面事件时执行操作',
    enUS: 'Starts actions when the page opens, the network, its visibility or a value changes, or an event is told',
  },
  icon: 'notification',
  props: {
    event: prop.event({ zhCN: '页面事件', enUS: 'Event of the page' }),
    watch: prop.bindable(Type.Unknown(), { zhCN: '监听的值', enUS: 'The value that is watched' }),
  },
  container: true,
  events: {
    open: { title: { zhCN: '页面打开', enUS: 'The page opens' } },
    change: {
      title: { zhCN: '监听的值变化', enUS: 'The value changes' },
      payload: Type.Object({ value: Type.Unknown(), before: Type.Unknown() }),
    },
    told: { title: { zhCN: '收到页面事件', enUS: 'The event is told' }, payload: Type.Unknown() },
    visible: { title: { zhCN: '页面可见', enUS: 'The page is seen' } },
    hidden: { title: { zhCN: '页面不可见', enUS: 'The page is out of sight' } },
    online: { title: { zhCN: '网络恢复', enUS: 'The network is back' } },
    offline: { title: { zhCN: '网络断开', enUS: 'The network is gone' } },
  },
  budget: 1,
});
