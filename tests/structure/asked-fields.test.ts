import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '#server/texts/consent-texts.ts'
import { ADDITIONAL_INFO_FIELDS } from '#src/contract/entities/applications/additional-info.ts'
import { PRODUCT_DETAILS } from '#src/contract/entities/applications/application-details.ts'
import { ENQUIRY_FORMS } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { merchantRequestBodySchema } from '#src/contract/entities/merchants/merchant-request.ts'
import {
  ASKED_FIELDS,
  BUREAU_FIELDS,
  FIELD_NAMES,
  NOTICED_FIELDS,
  toldLines,
} from '#src/contract/entities/privacy/asked-fields.ts'
import type { AskedField } from '#src/contract/entities/privacy/asked-fields.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { AT_APPLY_FIELDS, PROFILE_ROWS } from '#src/contract/entities/profile/profile-fields.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { helpRequestSchema } from '#src/contract/entities/support/help-request.ts'
import { RETENTION } from '#src/contract/retention.ts'

/** No answers of their own: a consent, and by which address somebody came. */
const NO_ANSWERS = ['consent', 'partner', 'ref']

const fieldsOf = (schemas: readonly { fields: object }[]) => [
  ...new Set(schemas.flatMap(({ fields }) => Object.keys(fields))),
]

/** Every field of every form, as the schemas declare it. */
const FORMS: Record<string, readonly string[]> = {
  profile: PROFILE_ROWS.filter(([, row]) => row.step !== undefined && !row.unkept).map(([name]) => name),
  details: fieldsOf(Object.values(PRODUCT_DETAILS)),
  answers: ADDITIONAL_INFO_FIELDS,
  enquiry: fieldsOf(Object.values(ENQUIRY_FORMS)),
  merchant: fieldsOf([merchantRequestBodySchema]).filter((name) => !NO_ANSWERS.includes(name)),
  help: fieldsOf([helpRequestSchema]),
}

interface Asked {
  group: Record<string, string>
  word: Record<string, string>
  to: Record<string, string>
  use: Record<string, string>
}
const askedWords = (language: Locale) => JSON.parse(readFileSync(`src/locales/${language}/asked.json`, 'utf8')) as Asked

const rows = Object.entries<AskedField>(ASKED_FIELDS)
const wordsOf = (purpose: 'privacy_notice' | 'credit_score', language: Locale) =>
  CONSENT_TEXTS[purpose].versions[CONSENT_VERSIONS[purpose]]?.[language] ?? []

describe('the register of what is asked', () => {
  it('has each field of each form, and nothing that no form asks', () => {
    const asked = Object.entries(FORMS).flatMap(([form, fields]) => fields.map((field) => `${form}.${field}`))
    // Red? A new field of a form needs a row in asked-fields.ts: what for, for whom, under which words.
    expect([...FIELD_NAMES].toSorted()).toEqual(asked.toSorted())
  })

  it('says of each what for: a use of ours or somebody who receives it', () => {
    expect(rows.filter(([, { uses, to }]) => uses.length + to.length === 0).map(([name]) => name)).toEqual([])
  })

  it('asks nothing after the offers that moves one', () => {
    // Red? A field that a lender's rule reads has to be asked before: take `atApply` from its row.
    const moves = AT_APPLY_FIELDS.filter((field) =>
      rows.find(([name]) => name === `profile.${field}`)?.[1].uses.includes('match'),
    )
    expect(moves).toEqual([])
  })

  it.each(LOCALES)('has a word and a group for each in %s, and none besides', (language) => {
    const { group, word } = askedWords(language)
    expect(Object.keys(word).toSorted()).toEqual([...new Set(rows.map(([, row]) => row.word))].toSorted())
    expect(Object.keys(group).toSorted()).toEqual([...new Set(rows.map(([, row]) => row.group))].toSorted())
    const { to, use } = askedWords(language)
    expect(Object.keys(to).toSorted()).toEqual(['nobody', ...new Set(rows.flatMap(([, row]) => row.to))].toSorted())
    expect(Object.keys(use).toSorted()).toEqual(['lender', ...new Set(rows.flatMap(([, row]) => row.uses))].toSorted())
    expect(new Set(Object.values(word)).size).toBe(Object.values(word).length)
  })
})

describe.each(LOCALES)('the privacy notice in %s', (language) => {
  const { group, word } = askedWords(language)
  const lines = toldLines(NOTICED_FIELDS, (kind, name) => ({ group, word })[kind][name] ?? '')

  it('names each field that is asked of a customer, group by group, and nothing else', () => {
    const told = JSON.parse(readFileSync(`src/locales/${language}/told.json`, 'utf8')) as {
      fields: Record<string, string>
    }
    // Red? These are the words that the register makes: `told` has to say them, in a new version.
    expect(Object.values(told.fields)).toEqual(lines)
    const screen = readFileSync('src/features/sign-in/PrivacyNotice.tsx', 'utf8')
    for (const name of Object.keys(told.fields)) expect(screen).toContain(`'${name}'`)
    for (const line of lines) expect(wordsOf('privacy_notice', language)).toContain(line)
  })

  it('names the score, which the bureau tells, and how long things are kept', () => {
    const notice = wordsOf('privacy_notice', language).join('\n')
    expect(notice).toMatch(language === 'en' ? /credit score.*one year/s : /क्रेडिट स्कोर.*एक साल/s)
    expect([RETENTION.visits.days, RETENTION.messages.days]).toEqual([365, 365])
  })

  it('has beside it a consent to ask the bureau that names what the bureau is told', () => {
    const [consent = ''] = wordsOf('credit_score', language)
    for (const name of BUREAU_FIELDS) expect(consent).toContain(word[ASKED_FIELDS[name].word])
  })
})
