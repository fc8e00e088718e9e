/** The line above which an answer is written; what mail programs quote begins with it. */
export const ANSWER_LINE = '-----=-----'

/** Somebody's address, and a figure in Latin or Devanagari digits, as every introduction of a quotation names them. */
const NAMES_SENDER = /(?=.*\S@\S)(?=.*\p{Nd})/u
/** Who wrote what is quoted. Programs say it in any language; all end with a colon or with dashes. */
const INTRODUCTIONS: readonly RegExp[] = [
  /^on (?=.*(?:@|\d{4})).{6,200} wrote ?:$/iu,
  /^(?=.*(?:@|\p{Nd}{4})).{6,200} (?:ने लिखा|लिहिले) ?:$/u,
  new RegExp(`^${NAMES_SENDER.source}.{10,240}[:：]$`, 'u'),
  new RegExp(`^-{2,} ?${NAMES_SENDER.source}.{10,240}-{2,}$`, 'u'),
]
/** People do not put an address into brackets or dashes beside a year or a time of day, nor write "on ... wrote". */
const BY_A_PROGRAM: readonly RegExp[] = [
  /^on .*\S@\S.*wrote ?:$/iu,
  /^.*\S@\S.*(?:ने लिखा|लिहिले) ?:$/u,
  /^(?=.*(?:\p{Nd}{4}|\p{Nd}{1,2}[:.]\p{Nd}{2}))(?:.*[<([][^>)\]]*\S@\S|-{2,}.*\S@\S)/u,
]
const SEPARATOR = /^-{2,} ?(?:original message|forwarded message|मूल संदेश|मूळ संदेश) ?-{2,}$/iu
/** The head of a mail, as some programs repeat it: who sent it, with their address, and one more of its lines. */
const HEAD = /^\*?(?:from|प्रेषक)\*? ?: .{0,120}\S@\S.{0,120}$/iu
const HEAD_NEXT = /^\*?(?:sent|date|to|भेजा|दिनांक|प्रति)\*? ?: .{1,200}$/iu
const RULE = /^_{10,}$/u
/** What telephones put below. */
const SENT_FROM = /^(?:sent from my|get outlook for) .{2,60}$/iu
/** A signature is short; what is longer below such a line is somebody's text. */
const SIGNATURE_LINES = 8

const isQuoted = (line: string): boolean => /^\s?>/u.test(line)
const isBlank = (line: string): boolean => line.trim() === ''

/** How many lines introduce a quotation here: one, or two where the words go on in the next; 0 = none. */
function introductionAt(lines: readonly string[], at: number): number {
  const [one, two] = [lines[at]?.trim() ?? '', lines[at + 1]?.trim() ?? '']
  if (INTRODUCTIONS.some((words) => words.test(one))) return 1
  const goesOn = (/^(?:on |-{2,})/iu.test(one) || /\p{Nd}{4}/u.test(one)) && !isQuoted(two)
  return goesOn && INTRODUCTIONS.some((words) => words.test(`${one} ${two}`)) ? 2 : 0
}

const nextWritten = (lines: readonly string[], from: number): number => {
  const found = lines.findIndex((line, at) => at >= from && !isBlank(line))
  return found === -1 ? lines.length : found
}

const headAt = (lines: readonly string[], at: number): boolean =>
  HEAD.test(lines[at]?.trim() ?? '') && HEAD_NEXT.test(lines[at + 1]?.trim() ?? '')

/** From here on nothing is the writer's: our own line, or where a program repeats a mail without marking its lines. */
function endsAt(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const rest = nextWritten(lines, at + 1)
  return (
    (line.includes(ANSWER_LINE) && !isQuoted(line)) ||
    SEPARATOR.test(line.trim()) ||
    (RULE.test(line.trim()) && headAt(lines, rest)) ||
    headAt(lines, at) ||
    (line === '-- ' && lines.length - at <= SIGNATURE_LINES)
  )
}

/**
 * What is quoted from here on: an introduction and the marked lines behind it. A mark with a space is not the same as one
 * without: whoever writes ">50,000" below a quotation marked "> " quotes nothing.
 */
function quotationAt(lines: readonly string[], at: number): { length: number; spaced: boolean } | 'rest' | null {
  const length = introductionAt(lines, at)
  if (length === 0) return null
  const first = nextWritten(lines, at + length)
  if (isQuoted(lines[first] ?? '')) return { length: first - at, spaced: /^\s?> /u.test(lines[first] ?? '') }
  // Without marks all that follows is quoted, if a program wrote the line: it names who wrote and when.
  const words = lines.slice(at, at + length).join(' ')
  return BY_A_PROGRAM.some((pattern) => pattern.test(words)) ? 'rest' : null
}

/** A mail that begins with marked words answers them; with a figure behind the mark it may be a list. */
const BEGINS_QUOTED = /^\s?> ?(?:>|\p{L})/u

function written(lines: readonly string[]): string[] {
  const kept: string[] = []
  let marks: RegExp | null = BEGINS_QUOTED.test(lines[nextWritten(lines, 0)] ?? '') ? /^\s?>/u : null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (isQuoted(line) && line.includes(ANSWER_LINE)) marks ??= /^\s?>/u
    if (marks?.test(line)) continue
    if (endsAt(lines, at)) break
    const quotation = quotationAt(lines, at)
    if (quotation === 'rest') break
    if (quotation) {
      marks = quotation.spaced ? /^\s?>(?:[ >]|$)/u : /^\s?>/u
      at += quotation.length - 1
    } else kept.push(line)
  }
  return withoutSentFrom(kept)
}

/** The line of a telephone stands last; further up it is somebody's own. */
function withoutSentFrom(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => !isBlank(line))
  return SENT_FROM.test(lines[last]?.trim() ?? '') ? lines.slice(0, last) : lines
}

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/**
 * What somebody wrote in a mail: above, between or below what it quotes, without the quotation and a short signature.
 * Where nothing is left, all of the mail.
 */
export function trimQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return tidy(written(lines)) || tidy(lines)
}
