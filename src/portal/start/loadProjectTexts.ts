import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { ProjectText } from '../../schemas/wire/projectText.ts';

const KEY = 'projectTexts';
/** Longer is not kept: the browser has little room, and a reload asks for it anyhow. */
const MOST_KEPT = 200_000;

/** Told to whoever listens at the window when the texts of the project did not come; `detail` names the project. */
export const TEXTS_FAILED = 'atrium:project-texts-failed';

const NO_PROJECT_ID: Finding = {
  severity: 'warning',
  code: 'PROJECT_ID_MISSING',
  message: { zhCN: '获取不到项目ID', enUS: 'The project has no id' },
};

const isText = (value: unknown): value is ProjectText =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'zh_cn', 'en_us'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/**
 * Merges the texts of the project into those of the interface: at once those of the last time, then the ones of today.
 * Where they do not come, that is logged and told to the window, and blocks nothing.
 */
export async function loadProjectTexts(root: RootStore, browser: Window): Promise<void> {
  const { projectId } = root.project;
  if (projectId === '') {
    root.log.finding('/config.json', NO_PROJECT_ID);
    return;
  }
  const kept = root.storage.json(KEY) as { projectId?: unknown; texts?: unknown } | undefined;
  if (kept?.projectId === projectId && Array.isArray(kept.texts))
    root.locale.merge(kept.texts.filter(isText));
  try {
    const { list } = await root.client.list<ProjectText>(
      'interface',
      '/rest/http/campus_state/getAllI18NList.htm',
      { project_id: projectId },
      { outlivesRoute: true },
    );
    const texts = list.map(({ key, zh_cn, en_us }) => ({ key, zh_cn, en_us, project_id: projectId }));
    const isNew = JSON.stringify(kept?.texts ?? []) !== JSON.stringify(texts);
    if (!isNew) return;
    root.locale.merge(texts);
    if (JSON.stringify(texts).length <= MOST_KEPT) root.storage.setJson(KEY, { projectId, texts });
    else root.storage.remove(KEY);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    root.log.finding('campus_state/getAllI18NList', {
      severity: 'warning',
      code: 'PROJECT_TEXTS_FAILED',
      message: {
        zhCN: `项目文本加载失败：${error.message}`,
        enUS: `The texts of the project did not come: ${error.message}`,
      },
    });
    browser.dispatchEvent(new CustomEvent(TEXTS_FAILED, { detail: { projectId } }));
  }
}
