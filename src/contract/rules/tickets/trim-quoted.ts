/** The line above which an answer is written; what mail programs quote begins with it. */
export const ANSWER_LINE = '-----=-----'

/** Where programs begin to repeat the mail that is answered. */
const QUOTES: readonly RegExp[] = [/^-{2,} ?(?:original message|forwarded message|मूल संदेश) ?-{2,}$/iu, /^_{10,}$/u]
/** Who wrote what is quoted, in English and Hindi: such a line names an address or a year. */
const INTRODUCTIONS: readonly RegExp[] = [
  /^on (?=.*(?:@|\d{4})).{6,200} wrote ?:$/iu,
  /^(?=.*(?:@|\d{4})).{6,200} ने लिखा ?:$/u,
]
/** The head of a mail, as some programs repeat it: two of its lines. */
const HEAD = /^\*?(?:from|प्रेषक)\*? ?: .{1,200}$/iu
const HEAD_NEXT = /^\*?(?:sent|date|to|भेजा|दिनांक)\*? ?: .{1,200}$/iu
/** A signature's line (RFC 3676), and what telephones put below. */
const SIGNATURES: readonly RegExp[] = [/^-- $/u, /^(?:sent from my|get outlook for) .{2,60}$/iu]

function begins(line: string, next: string): boolean {
  const [one, two] = [line.trim(), next.trim()]
  return (
    line.includes(ANSWER_LINE) ||
    QUOTES.some((quote) => quote.test(one)) ||
    // A long introduction stands in two lines.
    INTRODUCTIONS.some((words) => words.test(one) || (/^on |\d{4}/iu.test(one) && words.test(`${one} ${two}`))) ||
    (HEAD.test(one) && HEAD_NEXT.test(two)) ||
    SIGNATURES.some((signature) => signature.test(line))
  )
}

/** What somebody wrote in a mail, without the mail that it answers, and without their signature. */
export function trimQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, at) => begins(line, lines[at + 1] ?? ''))
  return (end === -1 ? lines : lines.slice(0, end))
    .filter((line) => !/^\s?>/u.test(line))
    .join('\n')
    .trim()
}
