import { describe, expect, it } from 'vitest'
import type { LocalWords } from '#src/contract/local-text.ts'
import { hasHindi } from '#src/contract/local-text.ts'
import { sourceFiles } from '../source-files.ts'

/** What the product brings along and people read; a file of seeds without texts is not here. */
const TEXTS: Record<string, readonly string[]> = {
  'credit-cards': ['key_feature', 'annual_fee', 'late_fee', 'marketing_bullets'],
  'insurance-plans': ['key_features', 'exclusions'],
  'message-templates': ['text'],
  lenders: ['penal_charges', 'foreclosure_charges', 'so_text'],
  vouchers: ['title', 'terms'],
}
const LATIN = /[A-Za-z]/
/** Terms of the field, our own name, and what a message's text leaves open. */
const KNOWN = /\b(?:EMI|GST|UPI|CreditLane)\b|#\w+#/g

describe.each(Object.entries(TEXTS))('the %s that ship with the product', (name, keys) => {
  const [file] = sourceFiles('server/seed', new RegExp(`/?${name}\\.json$`))
  const records = JSON.parse(file?.text ?? '[]') as Record<string, LocalWords | undefined>[]

  it('are all there in Hindi', () => {
    expect(records.length).toBeGreaterThan(2)
    const missing = records.flatMap((record, at) =>
      keys.filter((key) => !hasHindi(record[key] ?? '', record[`${key}_hi`] ?? '')).map((key) => `${at}: ${key}_hi`),
    )
    expect(missing).toEqual([])
  })

  it('are Hindi in Hindi', () => {
    const hindi = records.flatMap((record) => keys.flatMap((key) => record[`${key}_hi`] ?? []))
    expect(hindi.filter((text) => LATIN.test(text.replaceAll(KNOWN, '')))).toEqual([])
  })
})
