import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { voiceRecordMeta } from './VoiceRecord.meta.ts';

export const voiceRecord = defineRenderer(voiceRecordMeta, {
  load: () => import('./VoiceRecord.tsx'),
});
