import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { changesOf } from '#src/features/audit/changes.ts'
import { CLOSED_LISTS, valueKey } from '#src/features/audit/closed-lists.ts'
import type { Words } from '#src/features/audit/field-labels.ts'
import { actorWords, behalfWords, objectWords } from '#src/features/audit/subject-words.ts'

const dictionaries = (language: string) =>
  Object.fromEntries(
    readdirSync(`src/locales/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`src/locales/${language}/${file}`, 'utf8')) as object,
    ]),
  )
const t = Object.fromEntries(
  LOCALES.map((language) => {
    const own = i18next.createInstance()
    void own.init({
      lng: language,
      resources: { [language]: dictionaries(language) },
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    return [language, own.t.bind(own)]
  }),
)
const wordsIn = (language: string): Words => {
  const words = t[language]
  if (!words) throw new Error(`no words in ${language}`)
  return words
}
const NAMES = {
  'lender:16': 'CASHe',
  'lender-group:2': 'Small banks',
  'revenue-type:1': 'Bonus',
  'partner-user:5': 'Ravi Kale',
}
const entry = (action: string, before: unknown, after: unknown) => ({ action, names: NAMES, before, after })
const said = (action: string, before: unknown, after: unknown, language = 'en') =>
  changesOf(entry(action, before, after), wordsIn(language)).changes.map(({ sentence }) => sentence)

describe('an entry of the log in words', () => {
  it.each([
    ['lender.update', { annual: 1 }, { annual: 2 }, []],
    ['lender.update', { max_age: 58 }, { max_age: 60 }, ['Maximum age: from 58 to 60']],
    ['lender.update', { min_income: 15_000 }, { min_income: 25_000 }, ['Minimum income: from ₹15,000 to ₹25,000']],
    ['lender.update', { rate_max: 24 }, { rate_max: 26.5 }, ['Highest rate: from 24% to 26.5%']],
    ['lender.update', { so_status: 0 }, { so_status: 1 }, ['Special offer: from off to on']],
    [
      'lender.update',
      { lender_status: 0 },
      { lender_status: 1, without: ['keeps_fee', 'working_since'] },
      [
        'Status: from off to on',
        'Goes live without: Keeps the processing fee on a cooling-off cancellation, Partner since',
      ],
    ],
    [
      'lender.update',
      { lender_group_ids: [] },
      { lender_group_ids: [2] },
      ['Lender groups: from empty to Small banks'],
    ],
    ['card.update', { annual_fee: '' }, { annual_fee: '₹100' }, ['annual fees: from empty to ₹100']],
    [
      'card.update',
      { marketing_bullets: ['One'] },
      { marketing_bullets: ['One', 'Two'] },
      ['features: from One to One, Two'],
    ],
    [
      'lender-revenue.set-order',
      { lender_revenue_ids: [13, 14, 37] },
      { lender_revenue_ids: [37, 13, 14] },
      ['Slab 3 moved to place 1'],
    ],
    ['lender-revenue.create', null, { lender_id: 16, revenue_type_id: 1 }, ['Lender: CASHe', 'Revenue type: Bonus']],
    ['partner.user-status', { 'user:5': 'on' }, { 'user:5': 'off' }, ['Ravi Kale may sign in: from on to off']],
    [
      'denied',
      null,
      { call: 'POST /api/admin/logout', code: 'bad_origin' },
      ['Wanted: Admin signed out', 'Why: came from another website'],
    ],
    ['payout.approve', { status: 'accrued' }, { status: 'approved' }, ['Status: from earned to approved']],
  ] as const)('%s, %j to %j', (action, before, after, expected) => {
    expect(said(action, before, after)).toEqual(expected)
  })

  it('is in Hindi for who reads Hindi', () => {
    expect(said('lender.update', { so_status: 1 }, { so_status: 0 }, 'hi').join()).not.toMatch(/[a-z]{2}/)
    expect(
      said('lender-revenue.set-order', { lender_revenue_ids: [1, 2] }, { lender_revenue_ids: [2, 1] }, 'hi'),
    ).toEqual(['स्लैब 2 स्थान 1 पर गया'])
  })

  it('says that there is more where it has no words, and never shows a key or its value raw', () => {
    const { changes, further } = changesOf(
      entry('lender.update', { secret_key: 'a' }, { secret_key: { deep: ['b'] } }),
      wordsIn('en'),
    )
    expect([changes, further]).toEqual([[], true])
    expect(changesOf(entry('x', 'old', 'new'), wordsIn('en'))).toEqual({ changes: [], further: true })
  })

  it('names people and records, or says what they are', () => {
    const words = wordsIn('en')
    const of = { action: 'lender.update', names: NAMES, on_behalf_of: null }
    expect(actorWords({ actor: 'admin:1', actor_name: 'Asha Rao' }, words)).toBe('Asha Rao (Admin 1)')
    expect(actorWords({ actor: 'anonymous', actor_name: null }, words)).toBe('Somebody not signed in')
    expect(objectWords({ ...of, object: 'lender:16' }, words)).toBe('Lender CASHe')
    expect(objectWords({ ...of, object: 'application:aVeryLongRandomKey_1' }, words)).toBe('Application')
    expect(objectWords({ ...of, object: 'some/file.png' }, words)).toBe('Another record')
    expect(objectWords({ ...of, action: 'masquerade.start', object: 'partner:5' }, words)).toBe(
      'Partner’s person Ravi Kale',
    )
    expect(behalfWords({ ...of, on_behalf_of: 'customer:12' }, words)).toBe('Customer 12')
  })

  it.each(LOCALES)('every word of the program that the log can hold has one for people in %s', (language) => {
    const values = [...new Set(Object.values(CLOSED_LISTS).flat())]
    const wordless = values.filter((value) => wordsIn(language)(valueKey(value), { defaultValue: '' }) === '')
    expect(values.length).toBeGreaterThan(60)
    expect(wordless).toEqual([])
    for (const [field, list] of Object.entries(CLOSED_LISTS))
      for (const value of list)
        expect(said('partner.settings', null, { [field]: value }, language).join(), `${field} ${value}`).not.toMatch(
          /[a-z]_[a-z]|\w:\w|\w\.\w/,
        )
  })

  it('never shows a word of the program that it does not know, but what somebody has typed', () => {
    const read = (after: object) => changesOf(entry('application.not-stopped', null, after), wordsIn('en'))
    expect(read({ what: 'goes_on', lender_status: 'agreement_signed' }).changes.map(({ after }) => after)).toEqual([
      'the lender goes on all the same',
      'agreement signed',
    ])
    expect(read({ what: 'not_known_yet' })).toEqual({ changes: [], further: true })
    expect(read({ name: 'asha_rao' }).changes).toMatchObject([{ after: 'asha_rao' }])
  })

  it.each(LOCALES)('every action of the product has a name in %s', (language) => {
    const rows: EndpointRow[] = Object.values(ENDPOINTS)
    const actions = [...new Set(rows.flatMap(({ audit }) => (audit ? [audit] : [])))]
    const nameless = actions.filter(
      (action) => wordsIn(language)(`audit:actions.${action}`, { defaultValue: '' }) === '',
    )
    expect(actions.length).toBeGreaterThan(90)
    expect(nameless).toEqual([])
  })
})
