/** An address outside of the envelope. */
interface PlainRoute {
  readonly route: string;
  /** In Markdown. */
  readonly about: string;
}

/** Addresses that are no calls, in the order in which they are told. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  { route: 'GET /config.json', about: 'the Project: names, `appKey`, and the base address of each service' },
  { route: 'GET /healthz', about: '200 while the process lives' },
  { route: 'GET /readyz', about: '200 while the database answers and has every migration, else 503' },
  {
    route: 'GET /files/:id',
    about:
      'a stored file, also in ranges; `size` (128, 384, 1024) for a thumbnail; by the header `token`, or by the parameters of a link (`expires`, `sign`)',
  },
  {
    route: 'GET /api/interface/changes',
    about:
      'server-sent events for `modules` (codes joined with commas, at most 50; for administrators also `kind/id` of documents, of which it is told when somebody saves or opens them), by the header `token`: `ready` once, then `changed` with `{ module }` for each write. At most four of one session and twelve of one person: 429 with `retryAfter` above that',
  },
  {
    route: 'GET /api/manager/sdkOpen/watch',
    about:
      'server-sent events for a frame of a registered site, by `appKey` and `origin`: `off` once, when the site is no longer registered, and nothing else. 403 where it is not',
  },
  ...(['GET', 'POST'] as const).map((method) => ({
    route: `${method} /api/form/flow/callback.do`,
    about:
      'the answer of the other side to a call of a flow, by the `token` that it was sent, once; JSON in the body is what the flow reads as `result`. 200 `{ ok: true }`, else 404',
  })),
  { route: 'GET /s/:code', about: 'leads to the page that a short address stands for' },
  { route: 'GET /schemas/index.json', about: 'the kinds of documents that have a JSON schema' },
  { route: 'GET /schemas/:kind.json', about: 'the JSON schema of a kind, for editors' },
  { route: 'GET /sandbox.html', about: 'the frame of custom HTML' },
  { route: 'GET /*', about: 'pages and files of the portal' },
];
