import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { sourceFiles } from '../source-files.ts'

type Words = string | readonly Words[] | { [key: string]: Words }

const OFFERS = 'tests/server/services/offers/offers.test.ts'
const RANKING = 'tests/contract/finance/ranking.test.ts'
const MOVES = 'tests/server/services/offers/what-moves-offers.test.ts'
const SENT = 'tests/server/services/privacy/what-is-sent.test.ts'
const SENT_ALONE = 'is what the consent named on the screen, in every language, and nothing else'
const PAID = 'does not move for what a lender is paid or what it is called in the settings'

/** A sentence on screen that promises something, and the test that fails when it is not kept. */
const KEPT: readonly [key: string, test: string, name: string][] = [
  ['offers:sort.never', OFFERS, PAID],
  ['gold:compare.lead', OFFERS, PAID],
  ['landing:how.compare.text', OFFERS, PAID],
  ['legal:match.paid', OFFERS, PAID],
  ['legal:match.lead', RANKING, 'what a lender pays, its priority and the order of the table never move an offer'],
  ['legal:match.notMatched', RANKING, 'two applicants who differ only in name, gender or partner see the same order'],
  ['legal:match.criteria.business', MOVES, 'of %s: every field that the register says, and no other'],
  ['business:yourBusiness.why', MOVES, 'of %s: every field that the register says, and no other'],
  ['profile:personalInformation.why', MOVES, 'of %s: every field that the register says, and no other'],
  ['profile:contactDetails.why', MOVES, 'of %s: every field that the register says, and no other'],
  ['profile:employmentDetails.why', MOVES, 'of %s: every field that the register says, and no other'],
  ['profile:communicationPreferences.why', MOVES, 'of %s: every field that the register says, and no other'],
  ['asked:consent.share_with_lender', SENT, SENT_ALONE],
  ['profile:household.why', SENT, SENT_ALONE],
  ['legal:privacy.data.work.why', SENT, SENT_ALONE],
  ['asked:consent.share_with_insurer', SENT, 'to an insurer is who asks and %s, as its consent says'],
  ['insurance:request.notShared', SENT, 'to an insurer is who asks and %s, as its consent says'],
  [
    'lenders:info.label.reference_told',
    SENT,
    'of another person goes out only when the customer says that they know of it',
  ],
  [
    'lenders:info.help.account_number',
    'tests/server/services/applications/last-answers.test.ts',
    'of an account or of another person is offered to no other lender',
  ],
  ['consents:score.agree', 'tests/structure/asked-fields.test.ts', 'names what the bureau is told'],
  ['told:items.answers.what', 'tests/structure/asked-fields.test.ts', 'names each field that is asked of a customer'],
  [
    'legal:privacy.safety',
    'tests/server/services/callers/csr-portal.test.ts',
    'which the customer and the log can read: field, role and reason, never the value or the name',
  ],
  ['help:lead', 'tests/server/services/support/ticket-desk.test.ts', 'and never the thirty days'],
  ['tickets:lead', 'tests/server/services/support/ticket-desk.test.ts', 'and never the thirty days'],
]

/** Promises that nothing keeps, each as a sign of it in the default language. They were on screen once. */
const BROKEN = [
  /never loses you a lender/i,
  /always reach you/i,
  /published rules/i,
  /new version with its date before you go on/i,
  /loses open payouts/i,
  /only the lenders that you choose/i,
  /(answer|hear from us) within (one|two|three) working days/i,
  /leave our servers masked/i,
  /every lender has its own smallest turnover/i,
]

function flat(words: Words): string[] {
  return typeof words === 'string' ? [words] : Object.values(words as Record<string, Words>).flatMap(flat)
}

const dictionary = (language: Locale, name: string) =>
  JSON.parse(readFileSync(`src/locales/${language}/${name}.json`, 'utf8')) as Words

function said(language: Locale, key: string): Words | undefined {
  const [name = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<Words | undefined>(
      (words, part) => (typeof words === 'object' ? (words as Record<string, Words>)[part] : undefined),
      dictionary(language, name),
    )
}

describe('what is promised on screen', () => {
  it.each(KEPT)('%s is said in every language, and a test keeps it', (key, test, name) => {
    for (const language of LOCALES) expect(said(language, key), `${key} in ${language}`).toBeTypeOf('string')
    expect(readFileSync(test, 'utf8'), `${test} has no such case`).toContain(name)
  })

  it('says nothing that no code keeps', () => {
    const texts = [
      ...sourceFiles('src/locales/en', /\.json$/).map(
        ({ path, text }) => [path, flat(JSON.parse(text) as Words)] as const,
      ),
      ...['README.md', 'docs/features.md', 'docs/operations.md'].map(
        (path) => [path, [readFileSync(path, 'utf8')]] as const,
      ),
    ]
    const found = texts.flatMap(([path, words]) =>
      words.filter((text) => BROKEN.some((sign) => sign.test(text))).map((text) => `${path}: ${text.slice(0, 120)}`),
    )
    // Red? Let code keep it, or say what is true; kept ones stand in KEPT with their test.
    expect(found).toEqual([])
  })
})
