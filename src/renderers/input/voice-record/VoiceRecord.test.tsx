import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { voiceRecordMeta } from './VoiceRecord.meta.ts';

const node = {
  type: 'voice-record',
  id: 'practice',
  name: 'practice',
  title: '口语',
  props: { maxSeconds: 5 },
};
const stored = {
  id: '6c1d4f60-8bac-4d3e-9e50-7c943d6f5b8e',
  name: '录音.m4a',
  size: 3,
  type: 'audio/mp4',
};
const answers = {
  '/files/upload': { result: { ...stored, url: '/x' } },
  '/files/link.do': { result: { url: '/files/1?sign=x', expiresAt: '2999-01-01T00:00:00Z' } },
};
const start = () => fireEvent.click(screen.getByRole('button', { name: '开始录音：口语' }));

/** A microphone that gives three bytes, unless it is refused or its recorder is broken. */
function plugIn(refuse?: DOMException, broken?: DOMException) {
  const track = { stop: vi.fn(), onended: null };
  class Recorder {
    static isTypeSupported = (type: string): boolean => type === 'audio/webm';
    state = 'inactive';
    ondataavailable: (event: { data: Blob }) => void = () => undefined;
    onstop: () => void = () => undefined;
    constructor() {
      if (broken) throw broken;
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      this.ondataavailable({ data: new Blob(['abc']) });
      this.onstop();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () => (refuse ? Promise.reject(refuse) : Promise.resolve({ getTracks: () => [track] })),
    },
  });
  return track;
}
const unplug = () => Reflect.deleteProperty(navigator, 'mediaDevices');

it('records, keeps what was recorded, and lets the microphone go', async () => {
  const track = plugIn();
  const { form } = await renderNode(node, { values: {}, answers });
  start();
  fireEvent.click(await screen.findByRole('button', { name: '放弃' }));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(form?.values.practice ?? null).toBeNull();
  start();
  fireEvent.click(await screen.findByRole('button', { name: '完成' }));
  expect(track.stop).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(form?.values.practice).toEqual([stored]));
  expect(await screen.findByLabelText('口语：录音 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /开始录音/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '删除录音 1' }));
  expect(form?.values.practice).toBeNull();
  unplug();
});

it('takes what surrounds the page records', async () => {
  const { root, form } = await renderNode(node, { values: {}, answers });
  const sound = new Blob(['abc'], { type: 'audio/mpeg' });
  root.container = { name: 'parent', abilities: {}, recordSound: () => Promise.resolve(sound) };
  start();
  await waitFor(() => expect(form?.values.practice).toEqual([stored]));
});

it('ends by itself after the longest time', async () => {
  plugIn();
  const { form } = await renderNode(node, { values: {}, answers });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  start();
  await screen.findByRole('button', { name: '完成' });
  act(() => void vi.advanceTimersByTime(6000));
  vi.useRealTimers();
  await waitFor(() => expect(form?.values.practice).toEqual([stored]));
  unplug();
});

it('says why nothing can be recorded', async () => {
  const { unmount } = await renderNode(node, { values: {} });
  start();
  expect(await screen.findByText('当前浏览器或网址不能录音（需要 https）')).toBeTruthy();
  unmount();
  const track = plugIn(undefined, new DOMException('no', 'NotSupportedError'));
  const other = await renderNode(node, { values: {} });
  start();
  expect(await screen.findByText('当前浏览器或网址不能录音（需要 https）')).toBeTruthy();
  expect(track.stop).toHaveBeenCalledOnce();
  other.unmount();
  plugIn(new DOMException('no', 'NotAllowedError'));
  await renderNode(node, { values: {} });
  start();
  expect(await screen.findByText(/没有麦克风权限/)).toBeTruthy();
  unplug();
});

it('takes sounds only', () => {
  const check = (type: string) => voiceRecordMeta.field?.check?.([{ ...stored, type }], {});
  expect(check('audio/mpeg')).toBeUndefined();
  expect(check('video/webm')).toBeUndefined();
  expect(check('application/pdf')?.zhCN).toBe('“录音.m4a”不是录音');
});
