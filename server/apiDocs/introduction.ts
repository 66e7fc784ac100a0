import { signRequest } from '../envelope/sign.ts';
import { PLAIN_ROUTES } from './plainRoutes.ts';

const routes = PLAIN_ROUTES.map(({ route, about }) => `| \`${route}\` | ${about} |`).join('\n');

const example = { appKey: 'atrium-0123456789abcdef01', param: '{"jobId":"7"}', timestamp: '1767225600000' };
const token = 'cp_k3J9';
const sign = signRequest(example.appKey, example.param, example.timestamp, token);
const curl = `curl https://campus.example/api/manager/job/get.do \\
  -H 'content-type: application/json' -H 'token: ${token}' \\
  -d '${JSON.stringify({ ...example, sign })}'`;

/** What holds for all calls, before the list of them. */
export const introduction = `# The calls of the server

<!-- Written by \`npm run docs:api\` from the definitions of the calls in server/; change those. -->

Every call that the portal makes, and that others may make: where it is, who may make it, what it takes and what it
answers. Words are those of the [glossary](glossary.md).

## Addresses

Everything has one origin. \`GET /config.json\` says where each service is; by default that is \`/api/<service>\`, and
\`/files\` for files. A call is a POST to its address below its service; \`:name\` in an address stands for a part of it.
These addresses are no calls, take no envelope and answer without a sign:

| address | holds |
| --- | --- |
${routes}

## Envelope

The body of a call has four texts, as JSON or url-encoded, and nothing else:

| field | holds |
| --- | --- |
| \`appKey\` | the key of the installation, which \`config.json\` tells |
| \`param\` | the payload, a JSON object written as text |
| \`timestamp\` | milliseconds since the epoch, in decimal digits; at most 5 minutes off the server's clock |
| \`sign\` | see below |

The payload holds the members that the call lists; any other is refused, where the call does not say that it takes more.
An optional member that is null counts as absent. Every call also takes what the client adds: \`projectId\`,
\`customerId\`, \`device\`, \`sessionid\`, \`client_code\`, \`schoolId\`, and \`groupId\`, the role to act in: one of the
user's own, else the first of them.

A call is looked at in this order, and the first fault is answered: size, encoding and nesting of the body; fields of
the envelope; \`appKey\`; \`timestamp\`; token; \`sign\`; how often the caller calls; whether it is a replay; rights;
the payload.

### Sign

\`sign\` is the md5, as small hex digits, of the UTF-8 text

\`\`\`
appKey=<appKey>&param=<param>&timestamp=<timestamp><token>
\`\`\`

with \`param\` exactly as it is sent, and the token's text, or nothing where there is none, right behind the timestamp.
For example, by the token \`${token}\`:

\`\`\`sh
${curl}
\`\`\`

Answers are signed too: the header \`x-sign\` is the md5 of the body's text, the header \`x-timestamp\` and the token's
text as it was sent, one behind the other.

### Tokens

A login answers \`token\`, a list of texts; joined with \`_\` they are the token that travels, in the header \`token\`.
A call without a token, where one is needed, or with one that is over answers \`msgState\` 0. A public call takes a token
that is over as none; its text still counts for the signs. A visitor's token has no role. The token of a share link
reads one document and nothing else.

An address that carries a token and other parameters carries \`sign\`: the md5 of those parameters, decoded, as \`k=v\`
in ascending order of their names, joined with \`&\`, and then the token's text. Left out of it, and never handed to
pages, are \`managePreview\`, \`lang\`, \`corp_id\`, \`login_client_type\`, \`ticketId\`, \`token\`, \`code\`, \`sign\`,
\`checkToken\`, \`skipPermission\`, \`hsPlatform\`, \`redirect\` and \`t\`. Without the right sign none of them is used.

### Repeats

A call that changes something is made once for each \`sign\`: a second use answers \`REPLAY\`. Where it takes a
\`requestId\` (at most 64 of \`A-Z a-z 0-9 _ . : -\`), a repeat of the same payload under the same id changes nothing
more and answers as the first did; another payload under that id answers \`REQUEST_ID_REUSED\`.

### Limits

| what | at most | else |
| --- | --- | --- |
| body of a public call, or without a live token | 64 KiB, 4,000 values | \`BODY_TOO_LARGE\`, \`BODY_TOO_MANY_VALUES\` |
| body of another call | 1 MiB, 20,000 values | the same |
| body of a record or a draft of one, or of the inputs of an interface | 2 MiB, 50,000 values | the same |
| body of a call for administrators | 4 MiB, 350,000 values | the same |
| nesting of a body | 64 | \`BODY_TOO_DEEP\` |
| calls of a user, or of an address without one | 300 at once, 100 a second lastingly | \`TOO_MANY_TRIES\` |

Logins, codes, imports, exports and uploads have limits of their own, which answer \`TOO_MANY_TRIES\` as well.

## Answers

An answer is a JSON object: \`msgState\` and \`msg\` always, \`serverTime\` (milliseconds since the epoch), and what there
is to tell: \`result\`, or \`list\` with \`total\`. A refusal has a \`code\`, and may have \`errors\`
(\`[{ path, code, message, place?, fix? }]\`, \`path\` dotted as in \`data.studentNo\`), \`list\` or \`result\` with what
stands in the way, \`retryAfter\` in seconds, and \`traceId\`, by which it is found in the log. \`msg\` and \`message\` are in the language that the header
\`accept-language\` asks for: Chinese, or English. They never repeat a refused value.

| msgState | HTTP | means |
| --- | --- | --- |
| 1 | 200 | done |
| 0 | 401 | there is no live token: log in |
| 2 | 400, 413, 415 | what was sent is not right; \`errors\` says where |
| 3 | 403 | the role may not |
| 4 | 404 | it is not there, or may not be known to be there |
| 5 | 409 | it is not as the call takes it to be: changed meanwhile, done already, still used |
| 6 | 429 | too often; again after \`retryAfter\` |
| 9 | 500, 502, 503, 504 | a fault here, or of a service that is asked |

Any call may answer the codes of the envelope, of tokens and of rights, \`INPUT_INVALID\`, \`TOO_MANY_TRIES\`,
\`REPLAY\` and those of \`msgState\` 9. What else one answers is told with it.

## Shapes

### Login response

\`{ userGroup: [{ groupid, groupname, designs? }], userBaseInfo: { headImage, realName, nickName, userName, userId, sex,
college, collegeName }, userLoginInfo: { loginName, loginTime, loginType, initialPassword? }, schoolInfo: { schoolId }, token, redirectUrl }\`.
\`userGroup\` lists the user's roles, and \`designs\` says that one administers the platform. Passwords travel as the md5, in
small hex digits, of what was typed.

### Records

A record is one flat object: the codes of its fields, and what the server owns: \`id\` (a text), \`revision\` (an integer
that every change raises), \`createdBy\`, \`createdAt\`, \`updatedBy\`, \`updatedAt\`. A change names the revision that
it read, so that nobody's work is overwritten. Dates are \`YYYY-MM-DD\`, times ISO 8601 in UTC with milliseconds, numbers
and amounts JSON numbers, several values a list, a person \`{ value, label }\`, a file \`{ id, name, size, type }\`, and
what is empty is null. In \`where\`, \`sort\`, \`fields\` and \`data\` nothing is ignored: what there is not, and what the
server owns in \`data\`, answers \`INPUT_INVALID\`; a field that the role may not use answers \`FIELD_FORBIDDEN\`.

### Pages of lists

A list takes \`offset\` (0) and \`limit\` (20; -1 is all, up to a ceiling). What is beyond the ceiling is cut, and
\`total\` says how much there is. A list of records also takes \`where\`, a condition set; \`bindKey\` of its conditions is
the code of a field.

### Documents

\`kind\` is one of the kinds of [documents](documents.md); ids begin with a small letter, hold small letters, digits and
hyphens, 2 to 64, and are unique for a kind. A form's id is the code of its module. \`condition_mew\` is kept as
\`condition\`. \`checkToken\` and \`skipPermission\` ask for a preview, and give no right to it.

### Files

An upload is \`multipart/form-data\`: the file in the part \`file\`, the four fields of the envelope in parts of their
names. What a file is its content says, not its name; what a browser would run is sent as a download. A private file opens
by the token of who may see the record that names it, or sees it in a flow, or by a link that \`link.do\` makes.`;
