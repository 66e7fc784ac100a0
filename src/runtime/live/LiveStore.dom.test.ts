import { describe, expect, it } from 'vitest';
import { createLiveServer, holdTime, pass } from '../../../tests/support/liveServer.ts';
import { ApiError } from '../data/ApiError.ts';
import { noNeighbours } from './neighbours.ts';

holdTime();

describe('what others write, on one page', () => {
  it('is told to whoever watches that module, over one line for all', async () => {
    const server = createLiveServer();
    const page = server.page();
    const [leave, course] = [page.watch('leave'), page.watch('course')];
    page.watch('../no module');
    await pass(150);
    expect(server.open()).toEqual(['course,leave']);
    await server.opened[0]?.say('ready');
    await server.opened[0]?.say({ told: 'leave' });
    expect([leave.mock.calls.length, course.mock.calls.length]).toEqual([1, 0]);
  });

  it('is no line for nobody, none when nobody watches any more, and another one for another person', async () => {
    const server = createLiveServer();
    const page = server.page(noNeighbours, { owner: '' });
    const leave = page.watch('leave');
    await pass(150);
    expect(server.opened).toHaveLength(0);
    page.own('lin');
    await pass(150);
    page.own('wang');
    await pass(150);
    expect(server.opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    leave.end();
    await pass(150);
    expect(server.open()).toEqual([]);
  });

  it('counts as changed after a line broke, and the next one waits', async () => {
    const server = createLiveServer();
    const leave = server.page().watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    await server.opened[0]?.say('break');
    await pass(2_900);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([1, 0]);
    await pass(200);
    await server.opened[1]?.say('ready');
    expect([server.opened.length, leave.mock.calls.length]).toEqual([2, 1]);
  });

  it('is not listened to out of sight, and counts as changed for who comes back', async () => {
    const server = createLiveServer();
    const page = server.page();
    const leave = page.watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    page.show(false);
    expect(server.open()).toEqual([]);
    await pass(600_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([1, 0]);
    page.show(true);
    await pass(150);
    await server.opened[1]?.say('ready');
    await pass(30_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([2, 1]);
  });

  it('is missed by nobody when more is watched: the next line is there before the last one ends', async () => {
    const server = createLiveServer();
    const page = server.page();
    const leave = page.watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    const course = page.watch('course');
    await pass(150);
    expect(server.open()).toEqual(['leave', 'course,leave']);
    await server.opened[0]?.say({ told: 'leave' });
    await server.opened[1]?.say('ready');
    expect(server.open()).toEqual(['course,leave']);
    expect([leave.mock.calls.length, course.mock.calls.length]).toEqual([1, 0]);
    course.end();
    await pass(150);
    expect(server.opened).toHaveLength(2);
  });

  it('is tried again after a fault, but not where the role may not listen', async () => {
    const server = createLiveServer();
    server.refused = new TypeError('offline');
    const page = server.page();
    page.watch('leave');
    await pass(150);
    server.refused = new ApiError('refused', '无权操作', { msgState: 3 });
    await pass(4_000);
    server.refused = undefined;
    await pass(600_000);
    expect(server.opened).toHaveLength(0);
  });

  it('counts as changed once a minute while the server opens no line, which is asked no sooner than it says', async () => {
    const server = createLiveServer();
    server.refused = new ApiError('refused', '操作过于频繁', { msgState: 6, retryAfter: 30 });
    const leave = server.page().watch('leave');
    await pass(150);
    server.refused = undefined;
    await pass(29_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([0, 0]);
    await pass(20_000);
    expect(server.opened).toHaveLength(1);
    await pass(130_000);
    expect(leave).toHaveBeenCalledTimes(2);
  });
});
