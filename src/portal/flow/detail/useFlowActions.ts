import { useMemo, useRef } from 'react';
import { ApiError, isCancelled, isStale } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { showRefusals } from '../../../runtime/form/showRefusals.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import { actFlow, commentFlow, urgeFlow, withdrawFlow } from '../flowCalls.ts';
import { ActionDraft } from './ActionDraft.ts';
import { needsOf } from './actionNeeds.ts';
import { actParam, missingOf } from './actParam.ts';
import { flowActionsLocale } from './flowActions.locale.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { OneRequest } from './OneRequest.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import { useRefusalText } from './useRefusalText.ts';

interface ActionsOf {
  readonly detail: FlowDetail;
  readonly form: FormModel | undefined;
  /** Brings the page to what is so now. */
  readonly refresh: () => void;
  /** Brings the form into sight, at what is wrong in it. */
  readonly showForm: () => void;
}

/** What somebody does with an instance: asked for, checked, sent, and refused in place. */
export interface FlowActions {
  readonly draft: ActionDraft;
  /** Begins what an offer offers. */
  readonly begin: (offer: FlowOffer) => Promise<void>;
  /** Does what the open dialog is about. */
  readonly submit: () => Promise<void>;
  /** Whether something that was entered would be lost. */
  readonly isUnsaved: () => boolean;
}

/** Ties the offers of an instance to the calls that they stand for. */
export function useFlowActions({ detail, form, refresh, showForm }: ActionsOf): FlowActions {
  const { client, ui, locale } = useRoot();
  const text = useText(flowActionsLocale);
  const parts = useText(flowPartsLocale);
  const refusalText = useRefusalText();
  const words = useFlowWords();
  const draft = useMemo(() => new ActionDraft(), []);
  const request = useMemo(() => new OneRequest(), []);
  /** The form whose values the server has, until that with what it made of them is there. */
  const stored = useRef<FormModel>(undefined);
  const call = async (offer: FlowOffer): Promise<string> => {
    const sends = needsOf(offer).data === true && form !== undefined && form.mode !== 'view';
    const param = actParam(offer, detail, draft, sends ? form.payload() : {});
    const input = JSON.stringify([offer.action, param]);
    return request.send(input, async (requestId) => {
      const sent = { ...param, requestId };
      switch (offer.action) {
        case 'withdraw':
          await withdrawFlow(client, sent);
          break;
        case 'comment':
          await commentFlow(client, sent);
          break;
        case 'urge': {
          const { urged } = await urgeFlow(client, sent);
          return text('urged', { names: words.names(urged) });
        }
        default:
          await actFlow(client, sent);
      }
      return text('done', { action: locale.localise(offer.text) });
    });
  };
  const refuse = (error: unknown): void => {
    if (isCancelled(error)) return;
    const { errors = [] } = error instanceof ApiError ? error.detail : {};
    const ofData = errors.filter(({ path }) => path.startsWith('data.'));
    if (form && showRefusals(form, ofData) !== undefined) {
      draft.close();
      ui.message('warning', text('fillForm'));
      showForm();
      return;
    }
    const placed = errors.filter(({ path }) =>
      /^(?:comment|attachments|signature|people|mention|node|picks)\b/.test(path),
    );
    const problems = placed.map(({ path, message }) => {
      const [name = '', node] = path.split('.');
      const at = name === 'picks' ? `picks.${node ?? ''}` : name === 'mention' ? 'people' : name;
      return [at, message] as const;
    });
    draft.tell(Object.fromEntries(problems), problems.length > 0 ? undefined : refusalText(error));
    // What others have done meanwhile is told, and what the page shows is brought up to it.
    if (isStale(error)) refresh();
  };
  const run = async (offer: FlowOffer): Promise<void> => {
    if (draft.busy) return;
    draft.setBusy(true);
    try {
      ui.message('success', await call(offer));
      if (needsOf(offer).data === true) stored.current = form;
      // What was entered for something else still waits for it.
      if (needsOf(offer).plain !== true) draft.done();
      refresh();
    } catch (error) {
      if (draft.offer === undefined) {
        if (!isCancelled(error)) ui.message('error', refusalText(error));
        refresh();
      } else refuse(error);
    } finally {
      draft.setBusy(false);
    }
  };
  const begin = async (offer: FlowOffer): Promise<void> => {
    const needs = needsOf(offer);
    if (
      needs.data === true &&
      form !== undefined &&
      form.mode !== 'view' &&
      (await form.validate()) !== undefined
    ) {
      ui.message('warning', text('fillForm'));
      showForm();
      return;
    }
    if (needs.plain !== true) {
      draft.open(offer);
      return;
    }
    const action = locale.localise(offer.text);
    const question = { title: text('drops', { action }), okText: action, danger: true };
    const loses = needs.drops === true && form?.dirty === true;
    if (!loses || (await ui.confirm(question))) await run(offer);
  };
  const submit = async (): Promise<void> => {
    const { offer } = draft;
    if (offer === undefined || draft.busy) return;
    const settled = await draft.settle();
    // It was put away meanwhile.
    if (draft.offer?.action !== offer.action) return;
    if (!settled) {
      draft.tell({ attachments: parts('filesSending') }, undefined);
      return;
    }
    const now = detail.offers.find(({ action }) => action === offer.action) ?? offer;
    const missing = missingOf(now, draft, {
      required: parts('required'),
      sign: parts('signFirst'),
      pick: parts('pickRequired'),
    });
    draft.tell(missing, undefined);
    if (Object.keys(missing).length === 0) await run(now);
  };
  const isUnsaved = (): boolean => draft.isFilled || (form?.dirty === true && stored.current !== form);
  return { draft, begin, submit, isUnsaved };
}
