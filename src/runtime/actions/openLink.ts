import { TellableError } from '../data/TellableError.ts';
import { toText } from '../../conditions/index.ts';
import type { LinkParameter } from '../../schemas/actionParameters.ts';
import { safeUrl } from '../../documents/safeUrl.ts';
import { signLink } from '../data/linkSign.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { actionTexts } from './actionTexts.ts';
import { defineAction } from './defineAction.ts';
import { readParams } from './parameters.ts';

/**
 * Opens an absolute address of this or another site with further parameters. What tells who is logged in goes to
 * registered origins only; elsewhere the link opens without it, and the log says so.
 */
export const openLink = defineAction('openLink', (step, context) => {
  const { root, page, read } = context;
  const address = safeUrl(read(step.url));
  if (address === undefined || !/^https?:/i.test(address)) {
    throw new TellableError(root.locale.localise(actionTexts.unsafeUrl));
  }
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw new TellableError(root.locale.localise(actionTexts.unsafeUrl));
  }
  for (const [name, value] of Object.entries(readParams(step, context))) {
    if (value !== null && value !== undefined) url.searchParams.set(name, toText(value));
  }
  const wanted = Array.isArray(step.append) ? (step.append as LinkParameter[]) : [];
  const trusted = root.registeredOrigins().includes(url.origin);
  const told = wanted.filter((name) => trusted || name === 'schoolId');
  if (told.length < wanted.length) {
    root.log.finding(page.where, {
      severity: 'warning',
      code: 'ORIGIN_NOT_REGISTERED',
      message: actionTexts.originNotRegistered,
    });
  }
  for (const name of told) {
    const value = valueOf[name](root);
    if (value !== '') url.searchParams.set(name, value);
  }
  if (url.searchParams.has('token')) signLink(url);
  root.ui.open(url.href, step.blank !== false);
});

const valueOf: Readonly<Record<LinkParameter, (root: RootStore) => string>> = {
  schoolId: ({ session, project }) => String(session.login?.schoolInfo.schoolId ?? project.schoolId),
  userId: ({ session }) => session.login?.userBaseInfo.userId ?? '',
  userName: ({ session }) => session.login?.userBaseInfo.userName ?? '',
  realName: ({ session }) => session.login?.userBaseInfo.realName ?? '',
  groupId: ({ session }) => session.currentRole ?? '',
  token: ({ session }) => session.token,
};
