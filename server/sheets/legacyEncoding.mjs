// Which of the encodings of East Asia a text of two-byte characters is in. They share most of their bytes, so what counts
// is where the characters lie that people write: statistics of frequent characters need longer texts than sheets have.

/** Of the pairs, those that have to be in the usual rows of an encoding. */
const USUAL = 0.7;
/** Big5 puts two of five characters there; the others never do. */
const ASCII_TRAILS = 0.15;
/** Of the syllables of a Korean text, those that are among the frequent ones. */
const FREQUENT = 0.5;

/** Syllables that Korean tables are full of, names and titles of columns. */
const SYLLABLES = new Set(
  '가강개거건경계고공과관광교구국군권그금급기길김나남내노농다단담당대도동등디라래력령로록료류르름리립마만면명모목무문물미민박반발방배번법변병보복부북분비사산상생서석선설성세소속송수순술스승시식신실심아안야양어업에여역연영예오온용우운원월위유육윤율으은을음응의이인일임입자작장재전점정제조종주준중증지직진차참창책철청체초총최출충치카코타터토통트판평포표품프피하학한함합해행향허현형호홍화환황회효후휴흥희',
);

/** @param {Buffer} content @returns {[number, number][]} lead and trail of each character of two bytes */
function pairsOf(content) {
  /** @type {[number, number][]} */
  const pairs = [];
  for (let at = 0; at + 1 < content.length; at += 1) {
    const [lead = 0, trail = 0] = [content[at], content[at + 1]];
    if (lead < 0x81) continue;
    // GB 18030 has characters of four bytes as well.
    if (trail >= 0x30 && trail <= 0x39) at += 3;
    else {
      pairs.push([lead, trail]);
      at += 1;
    }
  }
  return pairs;
}

/**
 * @param {[number, number][]} pairs
 * @param {(lead: number, trail: number) => boolean} test
 */
const share = (pairs, test) => pairs.filter(([lead, trail]) => test(lead, trail)).length / pairs.length;

/** @param {number} lead @param {number} first @param {number} last */
const within = (lead, first, last) => lead >= first && lead <= last;

/** Whether frequent syllables come out where all pairs are syllables of KS X 1001. @param {Buffer} content */
function isKorean(content) {
  const syllables = new TextDecoder('euc-kr').decode(content).match(/[가-힣]/g) ?? [];
  return syllables.filter((one) => SYLLABLES.has(one)).length >= syllables.length * FREQUENT;
}

/**
 * @param {Buffer} content that is not UTF-8
 * @returns {'gb18030' | 'big5' | 'euc-kr' | undefined} undefined where it is none of them, or nobody can tell
 */
export function legacyEncoding(content) {
  const pairs = pairsOf(content);
  if (pairs.length === 0) return undefined;
  const isKoreanRow =
    share(pairs, (lead, trail) => trail > 0xa0 && (within(lead, 0xb0, 0xc8) || lead < 0xa4)) === 1;
  if (isKoreanRow && isKorean(content)) return 'euc-kr';
  // The first level of GB 2312, and its marks.
  const gb = share(
    pairs,
    (lead, trail) => trail > 0xa0 && (within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3)),
  );
  // The first level of Big5, and its marks.
  const big5 = share(pairs, (lead) => within(lead, 0xa1, 0xc6));
  const big5Trails = share(pairs, (_lead, trail) => trail < 0x7f);
  if (big5 >= USUAL && big5 > gb && big5Trails >= ASCII_TRAILS) return 'big5';
  return gb >= USUAL ? 'gb18030' : undefined;
}
