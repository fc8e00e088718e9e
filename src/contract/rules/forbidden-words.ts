/** Why a phrase may not be sent. */
type ForbiddenReason = 'promise' | 'score' | 'speed' | 'cost' | 'pressure' | 'fee'

/** Denied, the same words are honest: "not guaranteed". */
const NOT = String.raw`(?<!\b(?:not|no|never|without|isn't|nor)\s(?:a\s|any\s)?)`
/** Hindi denies after the word. */
const NAHIN = String.raw`(?!\s*(?:नहीं|नही|न\s))`

const PATTERNS: readonly (readonly [ForbiddenReason, RegExp])[] = [
  ['promise', new RegExp(`${NOT}\\bguarant(?:ee|eed|ees|y)\\b`, 'giu')],
  ['promise', /\b(?:assured|sure\s?shot|confirmed|100\s?%)\s*(?:loan|approval|approved)?\b/giu],
  ['promise', /\bpre[\s-]?approved\b|\beveryone\s+(?:is\s+)?approved\b|\bloan\s+for\s+everyone\b/giu],
  ['promise', new RegExp(`(?:गारंटी|गारन्टी|पक्का\\s+लोन|पक्की\\s+मंज़?ूरी|सबको\\s+लोन|100\\s?%\\s*मंज़?ूरी)${NAHIN}`, 'gu')],
  [
    'score',
    /\b(?:no|without|zero|bad|low)\s+(?:cibil|credit\s+(?:check|score)|income\s+proof|documents?|verification)\b/giu,
  ],
  ['score', /\b(?:cibil|credit\s+score|documents?)\s+not\s+(?:needed|required)\b/giu],
  ['score', /बिना\s+(?:सिबिल|cibil|दस्तावेज़?|काग़?ज़?|जाँच|जांच|आय\s+प्रमाण)/giu],
  [
    'speed',
    /\b(?:instant|immediate|same[\s-]day)\s+(?:approval|loan|disbursal|cash|money)\b|\bin\s+\d+\s+minutes?\b/giu,
  ],
  ['speed', /(?:तुरंत|झटपट|फटाफट|तत्काल)\s+(?:लोन|मंज़?ूरी|पैसा|पैसे|अप्रूवल)|\d+\s+मिनट\s+में/gu],
  [
    'cost',
    /\b(?:zero|no|0\s?%)\s+interest\b|\binterest[\s-]free\b|\bfree\s+loan\b|\blowest\s+(?:interest|rate|emi)s?\b/giu,
  ],
  ['cost', /(?:बिना|शून्य|ज़?ीरो)\s+ब्याज|मुफ़?्त\s+लोन|सबसे\s+(?:कम|सस्ता)\s+(?:ब्याज|लोन)/gu],
  [
    'pressure',
    /\b(?:last\s+chance|hurry|limited\s+(?:time|offer|seats?)|act\s+now|only\s+today|today\s+only|offer\s+ends)\b/giu,
  ],
  ['pressure', /आख़?िरी\s+मौक़?ा|जल्दी\s+करें|सीमित\s+समय|सिर्फ़?\s+आज|केवल\s+आज/gu],
  ['fee', /\b(?:advance|processing|file|upfront)\s+(?:fee|fees|charge|payment)s?\s+(?:of|only|rs\.?|₹)/giu],
]

export interface Forbidden {
  /** As it stands in the text. */
  phrase: string
  reason: ForbiddenReason
}

/** Words that may not be promised or pressed with, in English or Hindi, each once, as they stand in the text. */
export function forbiddenIn(text: string): Forbidden[] {
  const plain = text.normalize('NFC')
  const found = PATTERNS.flatMap(([reason, pattern]) =>
    [...plain.matchAll(pattern)].map(([phrase]) => ({ phrase: phrase.trim(), reason })),
  )
  return found.filter(({ phrase }, at) => found.findIndex((other) => other.phrase === phrase) === at)
}
