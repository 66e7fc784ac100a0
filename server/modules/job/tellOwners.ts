import { Type } from 'typebox';
import type { LocalText } from '../../../src/schemas/text.ts';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { takeUntold, type UntoldJob } from '../../jobs/repository.ts';
import { type NewMessage, sendMessages } from '../../messages/send.ts';
import type { MessageServices } from '../../messages/services.ts';
import { systemActor } from '../../session/actor.ts';
import { runWork } from '../../work/runWork.ts';

/** Seconds between two looks. */
const EVERY = 15;
/** Clients ask every second. */
const PATIENCE = 15;
const MOST = 200;

/** What each kind of job came to, where `{title}` is what it is about. */
const words: Readonly<Record<string, Readonly<Record<'done' | 'failed', LocalText>>>> = {
  exportRows: {
    done: { zhCN: '“{title}”导出完成', enUS: 'The export of “{title}” is ready' },
    failed: { zhCN: '“{title}”导出失败', enUS: 'The export of “{title}” failed' },
  },
  importRows: {
    done: { zhCN: '“{title}”导入完成', enUS: 'The import into “{title}” is done' },
    failed: { zhCN: '“{title}”导入失败', enUS: 'The import into “{title}” failed' },
  },
};
const otherwise: Readonly<Record<'done' | 'failed', LocalText>> = {
  done: { zhCN: '“{title}”已完成', enUS: '“{title}” is done' },
  failed: { zhCN: '“{title}”失败', enUS: '“{title}” failed' },
};

/** Where people see what a kind of job did. */
const LINKS: Readonly<Record<string, string>> = { flowHandOver: '/flowManageListAll/all' };

const NOTHING: LocalText = { zhCN: '', enUS: '' };

function contentOf({ name, state, result, msg }: UntoldJob): LocalText {
  if (state === 'failed') return msg ?? NOTHING;
  if (name === 'exportRows')
    return {
      zhCN: '文件在导出后 10 分钟内可以下载，过后请重新导出。',
      enUS: 'The file can be fetched within 10 minutes of its export; after that, export it again.',
    };
  if (name !== 'importRows') return NOTHING;
  const { added = 0, updated = 0, failed = 0 } = (result ?? {}) as Partial<Record<string, number>>;
  const [one, two, three] = [added, updated, failed].map(String);
  return {
    zhCN: `新增 ${one ?? ''} 条，更新 ${two ?? ''} 条，未导入 ${three ?? ''} 条。`,
    enUS: `${one ?? ''} added, ${two ?? ''} updated, ${three ?? ''} not imported.`,
  };
}

function messageOf(job: UntoldJob): NewMessage {
  const { id, owner, name, state, about, result } = job;
  const { zhCN, enUS } = (words[name] ?? otherwise)[state];
  const { url } = (result ?? {}) as { readonly url?: unknown };
  const link = name === 'exportRows' && typeof url === 'string' ? url : LINKS[name];
  return {
    ...{ to: [owner], kind: 'task', key: `job ${id}`, content: contentOf(job) },
    title: {
      zhCN: zhCN.replace('{title}', () => about.title.zhCN),
      enUS: enUS.replace('{title}', () => about.title.enUS),
    },
    ...(link !== undefined && { link }),
  };
}

/** What telling takes of whoever runs it. */
type Teller = Pick<JobWork<object, MessageServices>, 'platform' | 'log' | 'id'>;

/**
 * Tells the owners of jobs that have ended what came of them, unless they have seen it themselves.
 * @param patience seconds in which whoever waits for a job asks how it stands
 */
export async function tellOwners({ platform, log, id }: Teller, patience: number): Promise<void> {
  const actor = systemActor(platform.project.schoolId);
  const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now: new Date(), log };
  await runWork(reading, { action: 'job.tell', ip: '', requestId: id }, async (work) => {
    const jobs = await takeUntold(work.db, { seconds: patience, most: MOST });
    await sendMessages(work, jobs.map(messageOf));
  });
}

export const tellOwnersJob = defineJob({
  name: 'tellOwners',
  payload: Type.Object({}),
  every: EVERY,
  run: (job: JobWork<object, MessageServices>) => tellOwners(job, PATIENCE),
});
