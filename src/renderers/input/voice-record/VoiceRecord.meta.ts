import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { fileEvents, filesField, filesIn } from '../shared/files.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';
const MOST = 9;

/** Containers that hold sound alone are told from films by nobody: browsers record into both. */
const SOUND = /^(?:audio\/|video\/(?:webm|mp4)$)/;
const files = filesField();

export const voiceRecordMeta = defineMeta({
  type: 'voice-record',
  version: 1,
  family: 'input',
  title: { zhCN: '录音', enUS: 'Voice record' },
  description: { zhCN: '用麦克风录音并保存，可回放', enUS: 'Recorded by the microphone, kept and played' },
  icon: 'audio',
  budget: 5,
  props: {
    maxCount: prop.static(
      Type.Integer({ minimum: 1, maximum: MOST }),
      { zhCN: '最多段数', enUS: 'Most recordings' },
      1,
    ),
    maxSeconds: prop.static(
      inUnit('s', Type.Integer({ minimum: 5, maximum: 600 })),
      { zhCN: '每段最长秒数', enUS: 'Longest recording (seconds)' },
      60,
    ),
  },
  events: fileEvents,
  field: {
    ...files,
    check: (value, props) => {
      const strange = filesIn(value).find(({ type }) => !SOUND.test(type));
      if (strange) {
        return { zhCN: `“${strange.name}”不是录音`, enUS: `"${strange.name}" is no recording` };
      }
      return files.check?.(value, { maxCount: 1, ...props });
    },
    span: 12,
  },
});
